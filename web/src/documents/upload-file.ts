import { ApiError, UnreachableError } from '../api/api-error.ts';

/**
 * Sends one file, telling how much of it is on the way, 0 to 1. By XMLHttpRequest, because fetch does not say.
 * Throws an ApiError when the server refuses and an UnreachableError when it does not answer.
 */
export function uploadFile(path: string, file: File, onProgress: (share: number) => void): Promise<void> {
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError({ status, statusText }, responseText));
    });
    const fail = () => reject(new UnreachableError('The server did not answer.'));
    for (const way of ['error', 'abort', 'timeout']) request.addEventListener(way, fail);
    request.send(body);
  });
}
