import { t } from '@lingui/core/macro';
import { MAX_FILES } from '@tailboard/contract/media-terms.ts';
import { bytes } from '../language/bytes.ts';
import type { Refusal } from './chosen-files.ts';

/** Which file was not taken, why, and what to do. */
export function refusalSentence({ fileName, size, reason }: Refusal): string {
  switch (reason) {
    case 'too-large':
      return t`${fileName} is ${bytes(size)}. A file may have at most 10 MB. Make it smaller or record a shorter video.`;
    case 'empty':
      return t`${fileName} is empty. Choose it again or take a new photo.`;
    case 'wrong-type':
      return t`${fileName} is not a photo or video that can be sent. Use JPG, PNG, WebP, HEIC, GIF, MP4, MOV or WebM.`;
    case 'too-many':
      return t`${fileName} is one too many. A report holds at most ${MAX_FILES} files.`;
  }
}
