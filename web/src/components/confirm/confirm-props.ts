import type { Confirmed, ConfirmedKind } from '#shared/plan/confirm/confirmed.ts';
import type { ReadValues } from '#shared/plan/describe/read-values.ts';

/**
 * The props of every control. A control fetches nothing and reports each change as the whole confirmed value.
 */
export interface ConfirmProps {
  value: Confirmed;
  /** The values that we read, with confirmations applied. */
  read: ReadValues;
  onChange: (next: Confirmed) => void;
}

type Settable = Omit<Confirmed, 'version' | 'was'>;

const without = (value: Confirmed, key: keyof Settable): Confirmed => {
  const { [key]: _, ...rest } = value;
  return rest;
};

/** An empty list counts as not set. */
export function setPart<K extends keyof Settable>(
  value: Confirmed,
  key: K,
  to: Settable[K] | undefined,
): Confirmed {
  const isEmpty = to === undefined || (Array.isArray(to) && to.length === 0);
  return isEmpty ? without(value, key) : { ...without(value, key), [key]: to };
}

const wordsWithout = (value: Confirmed, kind: ConfirmedKind): Confirmed => {
  const { was = {}, ...rest } = value;
  const { [kind]: _, ...others } = was;
  return Object.keys(others).length > 0 ? { ...rest, was: others } : rest;
};

/** Sets a whole fact, with the words that were shown next to it. */
export function setFact<K extends ConfirmedKind>(
  { value, read }: Pick<ConfirmProps, 'value' | 'read'>,
  kind: K,
  to: NonNullable<Confirmed[K]>,
): Confirmed {
  const next = { ...wordsWithout(value, kind), [kind]: to };
  const words = read.words[kind];
  return words === undefined ? next : { ...next, was: { ...next.was, [kind]: words } };
}

/** Returns to the value in the answers. */
export const clearFact = (value: Confirmed, kind: ConfirmedKind): Confirmed =>
  without(wordsWithout(value, kind), kind);
