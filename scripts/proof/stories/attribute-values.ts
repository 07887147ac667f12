/** DynamoDB's JSON for plain values: what the stores write is made of nothing else. */
type Wire = Record<string, unknown>;

export function toWire(value: unknown): Wire {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toWire) };
  if (typeof value === 'object') return { M: itemToWire(value as Record<string, unknown>) };
  throw new Error(`A ${typeof value} cannot be stored`);
}

export const itemToWire = (item: Record<string, unknown>): Record<string, Wire> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toWire(value)]));

export function fromWire(wire: Wire): unknown {
  const [[type, value] = []] = Object.entries(wire);
  switch (type) {
    case 'N':
      return Number(value);
    case 'NULL':
      return null;
    case 'L':
      return (value as Wire[]).map(fromWire);
    case 'M':
      return itemFromWire(value as Record<string, Wire>);
    default:
      return value;
  }
}

export const itemFromWire = (item: Record<string, Wire>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, fromWire(value)]));
