import type { RunDetail } from '#shared/contract/runs.ts';
import { type AnswerField, answerFields, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';

interface Saved {
  version: number;
  answers: RunAnswers;
}

/**
 * What somebody types, beside what the server keeps.
 * Guards: neither what is typed here nor what was saved elsewhere is lost. Both stand side by side until one is chosen.
 */
export interface Draft {
  /** What the typing began from. */
  base: Saved;
  values: RunAnswers;
  /** What was saved elsewhere meanwhile, as long as a field has two texts. */
  theirs?: Saved;
  /** What went out last: when it turns up as saved, it is no text of somebody else. */
  sent?: RunAnswers;
  /** Fields with two texts. */
  open: readonly AnswerField[];
  /** Fields that were taken over from elsewhere, since they were not touched here. */
  taken: readonly AnswerField[];
}

/** What is kept in the tab, so that a reload or the end of a session finds it again. */
export type KeptDraft = Pick<Draft, 'base' | 'values'>;

const savedOf = ({ version, snapshot }: Pick<RunDetail, 'version' | 'snapshot'>): Saved => ({
  version,
  answers: snapshot,
});

export const isUnsaved = ({ base, values }: KeptDraft): boolean => !sameAnswers(base.answers, values);

/** The form as it opens: with what was typed before, if some of that is kept. */
export function openDraft(run: RunDetail, kept: KeptDraft | undefined): Draft {
  const saved = savedOf(run);
  const fresh: Draft = { base: saved, values: saved.answers, open: [], taken: [] };
  return kept === undefined ? fresh : takeSaved({ ...fresh, ...kept }, run);
}

/** Takes in what the server has: a field changed on one side only takes that change, one changed on both stays open. */
export function takeSaved(draft: Draft, run: Pick<RunDetail, 'version' | 'snapshot'>): Draft {
  const theirs = savedOf(run);
  const { values, sent } = draft;
  if (theirs.version <= (draft.theirs ?? draft.base).version) return draft;
  // An answer that was lost, or overtaken: this is what was typed here.
  if (sent !== undefined && sameAnswers(sent, theirs.answers)) return { ...draft, base: theirs };
  const { base } = draft;
  const merged = { ...values };
  const open: AnswerField[] = [];
  const taken: AnswerField[] = [];
  for (const field of answerFields) {
    const [before, mine, other] = [base.answers[field], values[field], theirs.answers[field]];
    if (other === mine || other === before) continue;
    if (mine !== before) open.push(field);
    else {
      merged[field] = other;
      taken.push(field);
    }
  }
  return settled({ ...draft, values: merged, theirs, open, taken });
}

/** One of the two texts of a field is chosen. */
export function choose(draft: Draft, field: AnswerField, whose: 'mine' | 'theirs'): Draft {
  const { theirs, values } = draft;
  if (theirs === undefined) return draft;
  return settled({
    ...draft,
    values: whose === 'mine' ? values : { ...values, [field]: theirs.answers[field] },
    open: draft.open.filter((other) => other !== field),
  });
}

/** What was sent has been saved, and more may have been typed meanwhile. */
export const markSaved = (draft: Draft, version: number, sent: RunAnswers): Draft =>
  version < draft.base.version ? draft : { ...draft, base: { version, answers: sent }, taken: [] };

function settled(draft: Draft): Draft {
  if (draft.theirs === undefined || draft.open.length > 0) return draft;
  const { theirs, ...rest } = draft;
  return { ...rest, base: theirs };
}

/** Comes from storage that anything may have written. */
export function readKept(text: string | null): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAnswers = (value: unknown): value is RunAnswers =>
  isRecord(value) && answerFields.every((field) => typeof value[field] === 'string');
const isKept = (value: unknown): value is KeptDraft =>
  isRecord(value) &&
  isAnswers(value.values) &&
  isRecord(value.base) &&
  typeof value.base.version === 'number' &&
  isAnswers(value.base.answers);
