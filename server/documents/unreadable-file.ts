import { say } from '../sentences/say.ts';

/** A file that cannot be used; its message is a sentence for the user. */
export class UnreadableFileError extends Error {}

export const NOT_TEXT = say('problem.unsupported-document-type.not-text').text;
