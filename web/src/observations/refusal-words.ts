import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { RefusedError } from './anonymous-call.ts';

const words: Readonly<Record<string, MessageDescriptor>> = {
  'not-a-picture': msg`This photo cannot be read. Choose another one, or send it without.`,
  'file-too-large': msg`This photo is too large. Choose another one, or send it without.`,
  'too-many-requests': msg`There are too many reports right now. Please try again in an hour.`,
};

/** Why it was not sent; `notFound`: what an unknown code means here. */
export function refusalWords(error: unknown, notFound: MessageDescriptor): MessageDescriptor {
  const code = error instanceof RefusedError ? error.code : null;
  if (code === 'not-found') return notFound;
  return (
    words[code ?? ''] ??
    (code === null
      ? msg`No connection. What you wrote is still here. Try again when there is signal.`
      : msg`This did not work. What you wrote is still here. Please try again.`)
  );
}
