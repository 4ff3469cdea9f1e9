/** MM/DD/YYYY of YYYY-MM-DD. */
export function usDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
}
