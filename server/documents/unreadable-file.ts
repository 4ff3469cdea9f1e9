/** A file that cannot be used; its message is a sentence for the user. */
export class UnreadableFileError extends Error {}
