/**
 * '10,000' for a whole number, as English writes it. By hand: the browser's own formatter takes longer to make on a
 * phone than everything else that a schema needs.
 */
export const thousands = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
