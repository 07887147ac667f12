/** These parameters carry our values; an undefined parameter elsewhere simply counts as absent. */
const holdsValues: ReadonlySet<string> = new Set(['Item', 'Key', 'Keys', 'ExpressionAttributeValues']);

/**
 * The SDK silently drops an undefined attribute and throws on a nested one. Here both throw an error with the place
 * before anything is sent; the caller has to leave out absent values.
 */
export function refuseUndefined(input: object): void {
  walk(input, { path: [], isValue: false });
}

function walk(value: unknown, { path, isValue }: { path: string[]; isValue: boolean }): void {
  if (value === undefined && isValue)
    throw new Error(`An undefined value cannot be stored: ${path.join('.')}`);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  for (const [name, inner] of Object.entries(value))
    walk(inner, { path: [...path, name], isValue: isValue || holdsValues.has(name) });
}
