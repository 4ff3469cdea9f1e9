// Whole numbers from 0 as text that stands in JSON as it is: a character for small ones, one more for each two digits.

const ALPHABET = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** Values below are one character; those above begin with one of the others. */
const SMALL = 64;
const BEGINNINGS = ALPHABET.length - SMALL;
const values = new Map(Array.from(ALPHABET, (character, value) => [character.charCodeAt(0), value]));

/** What `readNumbers` reads. */
export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let left = number;
    while (left >= SMALL) {
      text += ALPHABET.charAt(SMALL + ((left - SMALL) % BEGINNINGS));
      left = Math.floor((left - SMALL) / BEGINNINGS);
    }
    text += ALPHABET.charAt(left);
  }
  return text;
}

export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let factor = 1;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = values.get(text.charCodeAt(at)) ?? 0;
    if (value >= SMALL) {
      sum += factor * value;
      factor *= BEGINNINGS;
      continue;
    }
    numbers.push(sum + factor * value);
    sum = 0;
    factor = 1;
  }
  return numbers;
}
