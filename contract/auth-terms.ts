/** Characters of a password, at least. */
export const MIN_PASSWORD = 10;
