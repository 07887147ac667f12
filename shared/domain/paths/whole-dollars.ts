/** A planned figure, which says no more than whole dollars: 2135 → A$21, −26000 → −A$260. */
export function wholeDollars(cents: number): string {
  const dollars = Math.round(cents / 100);
  return `${dollars < 0 ? '−' : ''}A$${Math.abs(dollars).toLocaleString('en-AU')}`;
}
