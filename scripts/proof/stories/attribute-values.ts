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

// Loops: these two are what the proofs do most.
export function itemToWire(item: Record<string, unknown>): Record<string, Wire> {
  const wire: Record<string, Wire> = {};
  for (const name of Object.keys(item)) wire[name] = toWire(item[name]);
  return wire;
}

export function fromWire(wire: Wire): unknown {
  for (const type in wire) {
    const value = wire[type];
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
  return undefined;
}

export function itemFromWire(wire: Record<string, Wire>): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wire)) item[name] = fromWire(value);
  return item;
}
