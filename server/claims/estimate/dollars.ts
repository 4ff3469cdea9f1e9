const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars in a sentence: `$4,500`, with cents only if there are any. */
export const dollars = (amount: number) => (Number.isInteger(amount) ? whole : cents).format(amount);
