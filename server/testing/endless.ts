/** A statement that keeps a database busy for longer than anybody lives, in little memory and without a file. */
export const ENDLESS =
  'select count(*) from generate_series(1, 99999) a, generate_series(1, 99999) b, generate_series(1, 99999) c';
