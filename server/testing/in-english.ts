import { inEnglish, type Said } from '../sentences/say.ts';

type English<T> = T extends Said
  ? string
  : T extends readonly (infer One)[]
    ? English<One>[]
    : T extends object
      ? { [Key in keyof T]: English<T[Key]> }
      : T;

/** What a rule says, with each sentence in English. */
export const englishOf = <T>(said: T): English<T> =>
  (inEnglish as (answer: object) => { said: English<T> })({ said }).said;
