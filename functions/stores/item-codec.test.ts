import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { centsField, instantField, itemCodec } from './item-codec.ts';

interface Thing {
  thingId: string;
  amountCents: number;
  checkAtMs: number;
  note?: string;
}

const things = itemCodec<Thing>({
  kind: 'thing',
  fields: () =>
    z.object({
      thingId: z.string(),
      amountCents: centsField,
      checkAtMs: instantField,
      note: z.exactOptional(z.string()),
    }),
  names: { checkAtMs: 'check_at' },
});

const thing: Thing = { thingId: 'thg_1', amountCents: 5, checkAtMs: 0 };
const stored = { thing_id: 'thg_1', amount_cents: 5, check_at: '1970-01-01T00:00:00.000Z' };

describe('an item', () => {
  it('is stored under snake_case names and read back unchanged', () => {
    expect(things.encode(thing)).toEqual(stored);
    expect(things.decode(stored)).toEqual(thing);
  });

  it('is read without its keys and other attributes added by the store', () => {
    expect(things.decode({ ...stored, pk: 'a', sk: 'b', due_shard: 'due#1' })).toEqual(thing);
  });

  it('has no attribute for an optional field that is absent', () => {
    expect(things.encode({ ...thing, note: 'n' })).toEqual({ ...stored, note: 'n' });
    expect('note' in things.encode(thing)).toBe(false);
  });

  test.each([
    ['without a field', { thing_id: 'thg_1', check_at: stored.check_at }, 'amountCents (custom)'],
    ['with another type', { ...stored, thing_id: 7 }, 'thingId (invalid_type)'],
    ['with money that is not whole', { ...stored, amount_cents: 0.5 }, 'amountCents (custom)'],
    ['with an invalid time', { ...stored, check_at: 'soon' }, 'checkAtMs (invalid_format)'],
    ['under the names of its fields', { ...thing }, 'thingId (invalid_type)'],
  ])('%s throws, naming the place and no value', (_, item, place) => {
    expect(() => things.decode(item)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(place) }),
    );
    expect(() => things.decode(item)).not.toThrow(expect.objectContaining({ message: /thg_1|soon/ }));
  });

  it('is not written if it is malformed', () => {
    expect(() => things.encode({ ...thing, amountCents: -1 })).toThrow(
      'An item to store does not fit the kind thing: amountCents (custom)',
    );
  });
});
