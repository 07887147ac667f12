/** A sentence that ends with the customer's own full stop needs no second one. */
export function theyWrote(words: readonly string[]): string {
  const said = words.map((text) => `“${text}”`).join(', ');
  return `They wrote ${said}${/[.!?…]”$/.test(said) ? '' : '.'}`;
}
