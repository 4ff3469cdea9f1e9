import {
  CODE_CHARACTERS,
  CREW_CODE_LENGTH,
  plainCode,
  RECEIPT_LENGTH,
  shownReceipt,
} from '@tailboard/contract/observation-terms.ts';
import { createHash, randomInt } from 'node:crypto';

const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** 49 bits: cannot be guessed over the network. */
export const newCrewCode = () => randomCode(CREW_CODE_LENGTH);

/** 79 bits, so that its hash needs no salt. */
export const newReceipt = () => shownReceipt(randomCode(RECEIPT_LENGTH));

/** The same work for every text, whether it could be a receipt or not. */
export const hashOfReceipt = (typed: string): string =>
  createHash('sha256').update(plainCode(typed)).digest('hex');
