import type { Confirmed, ConfirmedKind } from '#shared/plan/confirm/confirmed.ts';
import type { ReadValues } from '#shared/plan/describe/read-values.ts';

/** What every control takes. It fetches nothing, and says each change as the whole of what is confirmed. */
export interface ConfirmProps {
  value: Confirmed;
  /** What we understood, with what was confirmed already. */
  read: ReadValues;
  onChange: (next: Confirmed) => void;
}

type Settable = Omit<Confirmed, 'version' | 'was'>;

const without = (value: Confirmed, key: keyof Settable): Confirmed => {
  const { [key]: _, ...rest } = value;
  return rest;
};

/** An empty list is nothing that was set. */
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

/** Sets a fact as a whole, with the words that were shown next to it. */
export function setFact<K extends ConfirmedKind>(
  { value, read }: Pick<ConfirmProps, 'value' | 'read'>,
  kind: K,
  to: NonNullable<Confirmed[K]>,
): Confirmed {
  const next = { ...wordsWithout(value, kind), [kind]: to };
  const words = read.words[kind];
  return words === undefined ? next : { ...next, was: { ...next.was, [kind]: words } };
}

/** Back to what the answers say. */
export const clearFact = (value: Confirmed, kind: ConfirmedKind): Confirmed =>
  without(wordsWithout(value, kind), kind);
