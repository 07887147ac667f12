/** DynamoDB's JSON for plain values. Anything else is a fault: the stores neither write nor read it. */
type Wire = Record<string, unknown>;
type Item = Record<string, unknown>;

export function toWire(value: unknown): Wire {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number' && isKept(value)) return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toWire) };
  if (isPlain(value)) return { M: itemToWire(value) };
  throw new Error(`Such a ${typeof value} cannot be stored`);
}

/** Not NaN, nor beyond where a whole number stands for its neighbours as well. */
const isKept = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

function isPlain(value: unknown): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

// Loops: these two are what the proofs do most.
export function itemToWire(item: Item): Record<string, Wire> {
  const wire: Record<string, Wire> = {};
  for (const name of Object.keys(item)) wire[name] = toWire(item[name]);
  return wire;
}

export function fromWire(wire: Wire): unknown {
  for (const type in wire) {
    const value = wire[type];
    switch (type) {
      case 'S':
      case 'BOOL':
        return value;
      case 'N':
        return readNumber(value);
      case 'NULL':
        return null;
      case 'L':
        return (value as Wire[]).map(fromWire);
      case 'M':
        return itemFromWire(value as Record<string, Wire>);
      default:
        throw new Error(`A value of type ${type} cannot be read`);
    }
  }
  throw new Error('A value without a type cannot be read');
}

function readNumber(text: unknown): number {
  // To Number nothing is 0.
  const value = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN;
  if (!isKept(value)) throw new Error('Such a number cannot be read');
  return value;
}

export function itemFromWire(wire: Record<string, Wire>): Item {
  const item: Item = {};
  for (const [name, value] of Object.entries(wire)) item[name] = fromWire(value);
  return item;
}
