/** Where a request to the database carries values of ours; elsewhere an undefined parameter is simply not given. */
const holdsValues: ReadonlySet<string> = new Set(['Item', 'Key', 'Keys', 'ExpressionAttributeValues']);

/**
 * The SDK drops an undefined attribute in silence and throws at a nested one. Here both are a fault that names the
 * place, before anything is sent; what may be absent is left out by the code that writes it.
 */
export function refuseUndefined(input: object): void {
  walk(input, { path: [], isValue: false });
}

function walk(value: unknown, { path, isValue }: { path: string[]; isValue: boolean }): void {
  if (value === undefined && isValue) throw new Error(`Nothing undefined is stored: ${path.join('.')}`);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  for (const [name, inner] of Object.entries(value))
    walk(inner, { path: [...path, name], isValue: isValue || holdsValues.has(name) });
}
