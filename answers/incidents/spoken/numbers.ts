/** Numbers as they are spoken, folded, 0 to 59. */
const SPOKEN: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  couple: 2,
  par: 2,
  few: 3,
};

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const UNOS = 'uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
export const HOUR_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
/** 'Forty five', 'cuarenta y cinco', 'thirty', 'quince'. */
export const MINUTE_WORDS = `(?:twenty|thirty|forty|fifty)(?:[ -](?:${ONES}))?|(?:treinta|cuarenta|cincuenta)(?: y (?:${UNOS}))?|veinticinco|veinte|quince|diez|cinco|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|o[h']? ?(?:${ONES})`;

/** The number that the words or figures say, or null. */
export function numberOf(words: string): number | null {
  if (/^\d+$/.test(words)) return Number(words);
  const parts = words.split(/[\s-]+/).filter((part) => !/^(?:y|o|oh|of|de|o')$/.test(part));
  let sum = 0;
  for (const part of parts) {
    const value = /^\d+$/.test(part) ? Number(part) : SPOKEN[part];
    if (value === undefined) return null;
    sum += value;
  }
  return parts.length === 0 ? null : sum;
}
