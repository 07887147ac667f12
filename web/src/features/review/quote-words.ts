/** A sentence that ends with the customer's own words needs no second full stop. */
export function theyWrote(words: readonly string[]): string {
  const said = words.map((text) => `“${text}”`).join(', ');
  return `They wrote ${said}${/[.!?…]”$/.test(said) ? '' : '.'}`;
}
