import { useLingui } from '@lingui/react/macro';
import { MAX_DOCUMENT_BYTES } from '@tailboard/contract/documents.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { noteExpired } from '../auth/public.ts';
import { bytes } from '../language/bytes.ts';
import { uploadFile } from './upload-file.ts';

/** What the server reads; the phone's file picker greys out the others. */
export const DOCUMENT_TYPES = '.pdf,.docx,.md,.markdown,.txt';

/** Sends a file of a document; `problem` is a sentence for the person, whose focus goes to `field` then. */
export function useUpload(onDone: () => void) {
  const { t } = useLingui();
  const [share, setShare] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // An object: the same words again are another refusal.
  const [refusal, setRefusal] = useState<{ words: string }>();
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  const send = async (path: string, file: File) => {
    if (file.size > MAX_DOCUMENT_BYTES) {
      setRefusal({ words: t`${file.name} is larger than ${bytes(MAX_DOCUMENT_BYTES)}.` });
      return;
    }
    if (file.size === 0) {
      setRefusal({ words: t`${file.name} is empty.` });
      return;
    }
    setRefusal(undefined);
    setShare(0);
    try {
      await uploadFile(path, file, setShare);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) noteExpired();
      const said = error instanceof ApiError ? error.problem?.detail : undefined;
      setRefusal({ words: said ?? t`The file could not be sent. Try again with signal.` });
    } finally {
      setShare(null);
    }
  };
  return {
    /** Of the file that is on its way, 0 to 1; null: none is. */
    share,
    problem: refusal?.words,
    field,
    send: (path: string, file: File) => void send(path, file),
    forget: () => setRefusal(undefined),
  };
}
