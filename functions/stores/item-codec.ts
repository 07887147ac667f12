import * as z from 'zod';
import type { Cents, Hundredths } from '#shared/domain/tokens/money.ts';
import { howToParse } from '../runtime/how-to-parse.ts';
import { isoTime } from './iso-time.ts';

/**
 * Guards: a store can read every item it ever wrote. Each kind of item has one codec. A field is stored as an attribute
 * with its name in snake_case, unit last (`createdAtMs` as `created_at_ms`), or under a given name. An item that does
 * not fit throws an error with its kind and place. Keys, index attributes and expiry times are not fields: a store adds
 * them when it writes, and reading drops them. Stored items never change, so a new field must be optional or have a
 * default (`orNull`, `.default(…)`). Earlier shapes are kept in `earlier-items/` and read by a test.
 */
export type StoredItem = Record<string, unknown>;

export interface ItemCodec<T extends object> {
  readonly kind: string;
  attributes(): string[];
  decode(item: StoredItem): T;
  encode(value: T): StoredItem;
}

/** Every field of T must have a schema, so that none is lost. */
type FieldsOf<T> = z.ZodType<T> & { shape: { readonly [Field in keyof T]-?: z.core.SomeType } };

interface ItemKind<T> {
  kind: string;
  /** Built on first use, because a function knows many kinds and most first requests read only three. */
  fields: () => FieldsOf<T>;
  /** Attribute names that are not the field in snake_case. */
  names?: Readonly<Partial<Record<keyof T, string>>>;
}

export function itemCodec<T extends object>({ kind, fields, names }: ItemKind<T>): ItemCodec<T> {
  let made: ReturnType<typeof schemaOf<T>> | undefined;
  const schema = () => {
    made ??= schemaOf(fields(), names);
    return made;
  };
  return {
    kind,

    attributes: () => schema().pairs.map(([, attribute]) => attribute),

    decode(item) {
      const { shape, pairs } = schema();
      const named = pairs.flatMap(([field, attribute]) =>
        attribute in item ? [[field, item[attribute]] as const] : [],
      );
      const read = shape.safeParse(Object.fromEntries(named), howToParse(shape));
      if (read.success) return read.data;
      throw new Error(`A stored item of kind ${kind} does not fit its schema: ${faultsOf(read.error)}`);
    },
    encode(value) {
      const { shape, pairs } = schema();
      const written = z.safeEncode(shape, value);
      if (!written.success)
        throw new Error(`An item to store does not fit the kind ${kind}: ${faultsOf(written.error)}`);
      const stored = new Map<string, unknown>(Object.entries(Object(written.data)));
      return Object.fromEntries(
        pairs.flatMap(([field, attribute]) => (stored.has(field) ? [[attribute, stored.get(field)]] : [])),
      );
    },
  };
}

/** Maps each field to its attribute. */
function schemaOf<T>(shape: FieldsOf<T>, names: ItemKind<T>['names']) {
  const given = new Map<string, unknown>(Object.entries(names ?? {}));
  const pairs = Object.keys(shape.shape).map(
    (field) => [field, String(given.get(field) ?? snakeCase(field))] as const,
  );
  return { shape, pairs };
}

/** Names places and expected types but no values, because values may be personal and faults are logged. */
const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, code }) => `${path.join('.') || 'the item'} (${code})`).join(', ');

const snakeCase = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** A field that may be empty. It is null in items stored before it existed. */
export const orNull = <S extends z.ZodType>(field: S) => z.nullable(field).default(null);

export const centsField = z.custom<Cents>(isAmount);
export const hundredthsField = z.custom<Hundredths>(isAmount);
/** An instant that is also the sort key of an index and therefore stored as text. */
export const instantField = z.codec(z.iso.datetime(), z.int(), {
  decode: (text) => Date.parse(text),
  encode: isoTime,
});
