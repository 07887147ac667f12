import { type Confirmed, isSame } from '#shared/plan/confirm/confirmed.ts';
import { type ReviewCheck, type ReviewWork, reviewCheckIds } from '#shared/plan/review/review.ts';

/** The work as typed: one note for each section, and empty texts where nothing is written yet. */
export interface TypedWork {
  reviewed: Confirmed;
  /** A sentence for each ticked check. */
  checks: Partial<Record<ReviewCheck, string>>;
  notes: Readonly<Record<string, string>>;
  toCustomer: string;
  firstName: string;
}

export function typedOf({ reviewed, checks, notes, toCustomer, firstName }: ReviewWork): TypedWork {
  const texts: Record<string, string> = {};
  for (const { section, text } of notes)
    texts[section] = texts[section] ? `${texts[section]}\n\n${text}` : text;
  return {
    reviewed: reviewed ?? { version: 1 },
    checks,
    notes: texts,
    toCustomer: toCustomer ?? '',
    firstName: firstName ?? '',
  };
}

/** The work to send, without empty texts. */
export function workOf({ reviewed, checks, notes, toCustomer, firstName }: TypedWork): ReviewWork {
  const written = Object.entries(notes).filter(([, text]) => text.trim() !== '');
  const isCorrected = Object.values(reviewed).filter((value) => value !== undefined).length > 1;
  return {
    ...(isCorrected && { reviewed }),
    checks,
    notes: written.map(([section, text]) => ({ section, text: text.trim() })),
    ...(toCustomer.trim() && { toCustomer: toCustomer.trim() }),
    ...(firstName.trim() && { firstName: firstName.trim() }),
  };
}

export const sameWork = (one: TypedWork, other: TypedWork): boolean => isSame(workOf(one), workOf(other));

/** A text that both windows changed. */
export interface Clash {
  /** "check goal", "note cash", "toCustomer" */
  slot: string;
  theirs: string;
}

type Slots = Record<string, unknown>;

const slotsOf = (work: TypedWork): Slots => ({
  ...Object.fromEntries(reviewCheckIds.map((id) => [`check ${id}`, work.checks[id]])),
  ...Object.fromEntries(Object.entries(work.notes).map(([section, text]) => [`note ${section}`, text])),
  ...Object.fromEntries(Object.entries(work.reviewed).map(([name, value]) => [`fact ${name}`, value])),
  toCustomer: work.toCustomer,
  firstName: work.firstName,
});

const entriesNamed = (slots: Slots, kind: string): [string, unknown][] =>
  Object.entries(slots).flatMap(([slot, value]): [string, unknown][] =>
    slot.startsWith(`${kind} `) && value !== undefined ? [[slot.slice(kind.length + 1), value]] : [],
  );

const workIn = (slots: Slots): TypedWork => ({
  reviewed: { version: 1, ...Object.fromEntries(entriesNamed(slots, 'fact')) },
  checks: Object.fromEntries(entriesNamed(slots, 'check')),
  notes: Object.fromEntries(entriesNamed(slots, 'note')) as Record<string, string>,
  toCustomer: slots.toCustomer as string,
  firstName: slots.firstName as string,
});

/** Merges the saves of another window. Local changes since the last save win, and no text is lost. */
export function mergeWork(
  base: TypedWork,
  mine: TypedWork,
  theirs: TypedWork,
): { work: TypedWork; clashes: Clash[] } {
  const [before, here, there] = [slotsOf(base), slotsOf(mine), slotsOf(theirs)];
  const merged: Slots = { ...there };
  const clashes: Clash[] = [];
  for (const slot of new Set([...Object.keys(before), ...Object.keys(here)])) {
    if (isSame(before[slot], here[slot])) continue;
    const their = there[slot];
    if (
      !isSame(their, before[slot]) &&
      !isSame(their, here[slot]) &&
      typeof their === 'string' &&
      their.trim()
    )
      clashes.push({ slot, theirs: their });
    merged[slot] = here[slot];
  }
  return { work: workIn(merged), clashes };
}
