/** Letters and digits that nobody takes for another when they are read out or copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const LETTERS_A_GROUP = 4;

/** A password to be told once: 16 of 31 letters by chance, 79 bits, in groups that can be read out. */
export function makePassword(): string {
  const wanted = GROUPS * LETTERS_A_GROUP;
  const letters: string[] = [];
  while (letters.length < wanted) {
    for (const byte of crypto.getRandomValues(new Uint8Array(wanted))) {
      // The last few would make some letters likelier than others.
      if (byte < 248 && letters.length < wanted) letters.push(LETTERS.charAt(byte % LETTERS.length));
    }
  }
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}
