/** Formats a planned figure in whole dollars: 2135 → $21, −26000 → −$260. */
export function wholeDollars(cents: number): string {
  const dollars = Math.round(cents / 100);
  return `${dollars < 0 ? '−' : ''}$${Math.abs(dollars).toLocaleString('en-AU')}`;
}
