/** A file that cannot be used; its message is a sentence for the user. */
export class UnreadableFileError extends Error {}

export const NOT_TEXT = 'This file is not text, though its name says so: it holds bytes that no text has.';
