import { fileTypeFromBuffer } from 'file-type';

/** What transcription models take, by what `file-type` says. A browser's recordings are WebM (Safari: MP4), sound alone as well. */
const accepted: Readonly<Record<string, { type: string; extension: string }>> = {
  'audio/webm': { type: 'audio/webm', extension: 'webm' },
  'video/webm': { type: 'audio/webm', extension: 'webm' },
  'video/matroska': { type: 'audio/webm', extension: 'webm' },
  'audio/mp4': { type: 'audio/mp4', extension: 'mp4' },
  'video/mp4': { type: 'audio/mp4', extension: 'mp4' },
  'audio/x-m4a': { type: 'audio/mp4', extension: 'm4a' },
  'audio/ogg': { type: 'audio/ogg', extension: 'ogg' },
  'audio/ogg; codecs=opus': { type: 'audio/ogg', extension: 'ogg' },
  'audio/opus': { type: 'audio/ogg', extension: 'ogg' },
  'audio/wav': { type: 'audio/wav', extension: 'wav' },
  'audio/vnd.wave': { type: 'audio/wav', extension: 'wav' },
  'audio/mpeg': { type: 'audio/mpeg', extension: 'mp3' },
  'audio/flac': { type: 'audio/flac', extension: 'flac' },
  'audio/x-flac': { type: 'audio/flac', extension: 'flac' },
};

/** The type of a recording by its bytes, with a name that says so; null where it is none. */
export async function recordingType(bytes: Uint8Array): Promise<{ type: string; name: string } | null> {
  const found = accepted[(await fileTypeFromBuffer(bytes))?.mime ?? ''];
  return found === undefined ? null : { type: found.type, name: `recording.${found.extension}` };
}
