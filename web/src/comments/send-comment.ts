import type { Comment, PostComment } from '@tailboard/contract/comments.ts';
import { commentMediaCall, commentsCall } from '../api/addresses.ts';
import { ApiError, UnreachableError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

export interface Photo {
  /** The server knows a repeat by it. */
  clientRef: string;
  file: File;
}

/**
 * Sends a comment with its photos, which needs signal. Sent again after it broke off, it goes on: nothing comes twice. Throws an
 * ApiError or an UnreachableError.
 */
export async function sendWithPhotos(
  incidentId: number,
  comment: Omit<PostComment, 'media'>,
  photos: readonly Photo[],
): Promise<void> {
  const media = photos.map(({ clientRef }) => clientRef);
  const body = { ...comment, media };
  const { id } = await call<Comment>(commentsCall(incidentId), { method: 'POST', body });
  for (const photo of photos) await upload(commentMediaCall(incidentId, id), photo);
}

async function upload(path: string, { clientRef, file }: Photo): Promise<void> {
  const query = new URLSearchParams({ clientRef, fileName: file.name || 'photo' });
  const answer = await fetch(`${path}?${query}`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream', accept: 'application/json' },
    credentials: 'same-origin',
    body: file,
  }).catch((cause: unknown) => {
    throw new UnreachableError('The server did not answer.', { cause });
  });
  if (!answer.ok) throw new ApiError(answer, await answer.text());
}
