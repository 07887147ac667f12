import { type ReactNode, useId, useState } from 'react';
import type { Confirmed, ConfirmedKind } from '#shared/plan/confirm/confirmed.ts';
import type { ReadValues } from '#shared/plan/describe/read-values.ts';
import { classNames } from '../class-names.ts';
import { controlLook, Field, fieldAttributes } from '../form/field.tsx';
import { shorten } from '../text/shorten.ts';

const mostDollars = 10_000_000;

/** Reads "$1,250.50", "1250" or "1.2k" as cents; undefined for anything else. */
export function readDollars(text: string): number | undefined {
  const tidy = text.replaceAll(/[\s,$]/g, '').replace(/^a(?:ud?)?|aud$/i, '');
  const found = /^(\d+(?:\.\d{1,2})?)(k?)$/i.exec(tidy);
  if (!found) return undefined;
  const dollars = Number(found[1]) * (found[2] ? 1000 : 1);
  return dollars <= mostDollars ? Math.round(dollars * 100) : undefined;
}

const printDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Hours of a week, or of one piece of work. */
export const readHours =
  (most: number) =>
  (text: string): number | undefined => {
    const found = /^(\d+(?:\.\d{1,2})?)\s*(?:h|hrs?|hours?)?$/i.exec(text.trim());
    const hours = found ? Number(found[1]) : undefined;
    return hours !== undefined && hours > 0 && hours <= most ? hours : undefined;
  };

interface ValueFieldProps {
  label: string;
  hint?: string;
  /** Undefined while it is not set. */
  value: number | undefined;
  /** Called only with a readable value, or with undefined when the field may be empty. */
  onValue: (value: number | undefined) => void;
  /** An empty field keeps the previous value, because the next one is being typed. */
  keepsEmpty?: boolean | undefined;
  read: (text: string) => number | undefined;
  print: (value: number) => string;
  /** The message that says what to write instead. */
  complaint: string;
  unit?: '$';
}

/** A number as text. It keeps unreadable text, and accepts a value from elsewhere. */
export function ValueField(props: ValueFieldProps) {
  const { label, hint, value, onValue, keepsEmpty, read, print, complaint, unit } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ value: number | undefined; text: string }>();
  const [isLeft, setIsLeft] = useState(true);
  const text = typed && typed.value === value ? typed.text : value === undefined ? '' : print(value);
  const isUnread = text.trim() !== '' && read(text) === undefined;
  const error = isUnread && isLeft ? complaint : undefined;

  const type = (next: string) => {
    const found = read(next);
    const isKept = found === undefined && (keepsEmpty || next.trim() !== '');
    setTyped({ value: isKept ? value : found, text: next });
    setIsLeft(false);
    if (!isKept && found !== value) onValue(found);
  };

  const texts = { id, label, ...(hint !== undefined && { hint }), error };
  return (
    <Field {...texts}>
      <span className="relative block">
        {unit && (
          <span aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2">
            {unit}
          </span>
        )}
        <input
          {...fieldAttributes(texts)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          className={classNames(controlLook, unit && 'pl-7')}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setIsLeft(true)}
        />
      </span>
    </Field>
  );
}

interface DollarFieldProps extends Pick<ValueFieldProps, 'label' | 'hint' | 'keepsEmpty'> {
  cents: number | undefined;
  onCents: (cents: number | undefined) => void;
}

export const DollarField = ({ cents, onCents, ...texts }: DollarFieldProps) => (
  <ValueField
    {...texts}
    value={cents}
    onValue={onCents}
    read={readDollars}
    print={printDollars}
    complaint="Please enter an amount in dollars, such as 850."
    unit="$"
  />
);

/**
 * A value that needs several fields. The parts stay here until it is complete; a value from elsewhere, such
 * as another window, replaces them.
 */
export function usePartial<T>(outside: T | undefined, start: Partial<T>) {
  const key = JSON.stringify(outside);
  const [held, setHeld] = useState<{ key: string | undefined; parts: Partial<T> }>({ key, parts: start });
  const parts = held.key === key ? held.parts : (outside ?? start);
  return {
    parts,
    /** `reported` is the value being sent out; receiving the same value back changes nothing. */
    hold: (next: Partial<T>, reported: T | undefined = outside) =>
      setHeld({ key: JSON.stringify(reported), parts: next }),
  };
}

/** The words that a control is about. */
export const SaidWords = ({ words }: { words: string | undefined }) =>
  words === undefined || words === '' ? null : (
    <p className="text-sm wrap-anywhere text-ink-soft">You wrote “{shorten(words)}”</p>
  );

interface ControlGroupProps {
  title: string;
  /** The words that it was read from. */
  words?: string | undefined;
  hint?: string;
  children: ReactNode;
}

/** A control with its name and the words that it corrects. */
export const ControlGroup = ({ title, words, hint, children }: ControlGroupProps) => (
  <fieldset className="flex min-w-0 flex-col gap-3">
    <legend className="mb-1 font-semibold">{title}</legend>
    <SaidWords words={words} />
    {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
    {children}
  </fieldset>
);

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
