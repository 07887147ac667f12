import { confirmed as confirmedSchema } from '#shared/contract/confirmed.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { type AnswerField, answerFields, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { mergeConfirmed } from './merge-confirmed.ts';

interface Saved {
  version: number;
  answers: RunAnswers;
  /** Missing where nothing was ever confirmed. */
  confirmed?: Confirmed;
}

/** What one window may change while another does: an answer, or what was confirmed in the reading. */
export type DraftPart = AnswerField | 'confirmed';

/**
 * What somebody types, beside what the server keeps.
 * Guards: neither what is typed here nor what was saved elsewhere is lost. Both stand side by side until one is chosen.
 */
export interface Draft {
  /** What the typing began from. */
  base: Saved;
  values: RunAnswers;
  confirmed?: Confirmed;
  /** What was saved elsewhere meanwhile, as long as a field has two texts. */
  theirs?: Saved;
  /** What went out last: when it turns up as saved, it is no text of somebody else. */
  sent?: Pick<Saved, 'answers' | 'confirmed'>;
  /** Parts with two versions. */
  open: readonly DraftPart[];
  /** Parts that were taken over from elsewhere, since they were not touched here. */
  taken: readonly DraftPart[];
}

/** What is kept in the tab, so that a reload or the end of a session finds it again. */
export type KeptDraft = Pick<Draft, 'base' | 'values' | 'confirmed'>;

type ServerRun = Pick<RunDetail, 'version' | 'snapshot' | 'confirmed'>;

const savedOf = ({ version, snapshot, confirmed }: ServerRun): Saved => ({
  version,
  answers: snapshot,
  ...(confirmed && { confirmed }),
});

const isSame = (one: Pick<Saved, 'answers' | 'confirmed'>, other: Pick<Saved, 'answers' | 'confirmed'>) =>
  sameAnswers(one.answers, other.answers) && sameConfirmed(one.confirmed, other.confirmed);

export const isUnsaved = ({ base, values, confirmed }: KeptDraft): boolean =>
  !sameAnswers(base.answers, values) || !sameConfirmed(base.confirmed, confirmed);

/** The form as it opens: with what was typed before, if some of that is kept. */
export function openDraft(run: RunDetail, kept: KeptDraft | undefined): Draft {
  const saved = savedOf(run);
  const { confirmed } = saved;
  const fresh: Draft = {
    base: saved,
    values: saved.answers,
    ...(confirmed && { confirmed }),
    open: [],
    taken: [],
  };
  return kept === undefined ? fresh : takeSaved({ ...fresh, ...kept }, run);
}

/** Takes in what the server has: a field changed on one side only takes that change, one changed on both stays open. */
export function takeSaved(draft: Draft, run: ServerRun): Draft {
  const theirs = savedOf(run);
  const { values, sent } = draft;
  if (theirs.version <= (draft.theirs ?? draft.base).version) return draft;
  // An answer that was lost, or overtaken: this is what was typed here.
  if (sent !== undefined && isSame(sent, theirs)) return { ...draft, base: theirs };
  const { base } = draft;
  const merged = { ...values };
  const open: DraftPart[] = [];
  const taken: DraftPart[] = [];
  for (const field of answerFields) {
    const [before, mine, other] = [base.answers[field], values[field], theirs.answers[field]];
    if (other === mine || other === before) continue;
    if (mine !== before) open.push(field);
    else {
      merged[field] = other;
      taken.push(field);
    }
  }
  const joined = mergeConfirmed(base.confirmed, draft.confirmed, theirs.confirmed);
  if (joined.torn.length > 0) open.push('confirmed');
  if (joined.taken.length > 0) taken.push('confirmed');
  return settled({ ...draft, values: merged, confirmed: joined.confirmed, theirs, open, taken });
}

/** One of the two versions of a part is chosen. */
export function choose(draft: Draft, part: DraftPart, whose: 'mine' | 'theirs'): Draft {
  const { theirs, values, base } = draft;
  if (theirs === undefined) return draft;
  const open = draft.open.filter((other) => other !== part);
  if (whose === 'mine') return settled({ ...draft, open });
  if (part !== 'confirmed')
    return settled({ ...draft, values: { ...values, [part]: theirs.answers[part] }, open });
  const { confirmed } = mergeConfirmed(base.confirmed, draft.confirmed, theirs.confirmed, 'theirs');
  return settled({ ...draft, confirmed, open });
}

/** What was sent has been saved, and more may have been typed meanwhile. */
export const markSaved = (
  draft: Draft,
  version: number,
  sent: Pick<Saved, 'answers' | 'confirmed'>,
): Draft => (version < draft.base.version ? draft : { ...draft, base: { ...sent, version }, taken: [] });

function settled(draft: Draft): Draft {
  if (draft.theirs === undefined || draft.open.length > 0) return draft;
  const { theirs, ...rest } = draft;
  return { ...rest, base: theirs };
}

/** Comes from storage that anything may have written. */
export function readKept(text: string | null): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isKept(kept)) return undefined;
    const { base, values } = kept;
    return {
      base: { version: base.version, answers: base.answers, ...confirmedIn(base) },
      values,
      ...confirmedIn(kept),
    };
  } catch {
    return undefined;
  }
}

const confirmedIn = ({ confirmed }: { confirmed?: unknown }): { confirmed?: Confirmed } => {
  const read = confirmedSchema.safeParse(confirmed);
  return read.success ? { confirmed: read.data } : {};
};

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
