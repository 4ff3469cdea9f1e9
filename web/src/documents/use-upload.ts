import { useLingui } from '@lingui/react/macro';
import { MAX_DOCUMENT_BYTES } from '@tailboard/contract/documents.ts';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { noteExpired } from '../auth/public.ts';
import { bytes } from '../language/bytes.ts';
import { uploadFile } from './upload-file.ts';

/** What the server reads; the phone's file picker greys out the others. */
export const DOCUMENT_TYPES = '.pdf,.docx,.md,.markdown,.txt';

/** Sends a file of a document; `problem` is a sentence for the person. */
export function useUpload(onDone: () => void) {
  const { t } = useLingui();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (path: string, file: File) => {
    if (file.size > MAX_DOCUMENT_BYTES) {
      setProblem(t`${file.name} is larger than ${bytes(MAX_DOCUMENT_BYTES)}.`);
      return;
    }
    if (file.size === 0) {
      setProblem(t`${file.name} is empty.`);
      return;
    }
    setProblem(undefined);
    setShare(0);
    try {
      await uploadFile(path, file, setShare);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) noteExpired();
      const said = error instanceof ApiError ? error.problem?.detail : undefined;
      setProblem(said ?? t`The file could not be sent. Try again with signal.`);
    } finally {
      setShare(null);
    }
  };
  return {
    /** Of the file that is on its way, 0 to 1; null: none is. */
    share,
    problem,
    send: (path: string, file: File) => void send(path, file),
    forget: () => setProblem(undefined),
  };
}
