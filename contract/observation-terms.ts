/** Words and bounds of reports without a name; this file imports nothing, so that it weighs nothing. */
export const observationStates = ['open', 'closed'] as const;
export type ObservationState = (typeof observationStates)[number];

/** Characters of one message between supervisor and reporter. */
export const MAX_MESSAGE = 4_000;

/** Letters and digits that nobody takes for one another when they are read aloud or from a poster. */
export const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Characters of the code of a crew's page, /r/{code}. */
export const CREW_CODE_LENGTH = 10;
/** Characters of a receipt. */
export const RECEIPT_LENGTH = 16;

/** A code or receipt as it is compared: however it was typed or read aloud. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** A receipt as it is shown: `ABCD-EFGH-JKMN-PQRS`. */
export const shownReceipt = (receipt: string): string =>
  (plainCode(receipt).match(/.{1,4}/g) ?? []).join('-');
