import { confirmed as confirmedSchema } from '#shared/contract/confirmed.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import {
  answersOfProfile,
  isUnanswered,
  type ProfileField,
  type ProfileWork,
} from '#shared/domain/runs/profile-answers.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import {
  type AnswerField,
  answerFields,
  emptyAnswers,
  sameAnswers,
} from '#shared/domain/runs/submit-rules.ts';
import {
  type Confirmed,
  confirmedKinds,
  nothingConfirmed,
  sameConfirmed,
} from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { readCarriedAnswers } from '#web/lib/carried/carried-answers.ts';
import { readCarriedPath, withPlanId } from '#web/lib/carried/carried-path.ts';

type ConfirmedPart = Exclude<keyof Confirmed, 'version' | 'was'>;

const parts = [
  ...confirmedKinds,
  'owned',
  'limits',
  'away',
  'trades',
  'removed',
  'hidden',
  'picked',
  'price',
] as const satisfies readonly ConfirmedPart[];

/** Lists to which two windows may add without contradicting each other. */
const lists: readonly ConfirmedPart[] = ['owned', 'limits', 'away', 'removed', 'hidden'];

const keyOf = (value: unknown): string => JSON.stringify(value) ?? '';

const same = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

/** The entries of both, without those that either removed. */
function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const has = (list: readonly unknown[], item: unknown) => list.some((one) => same(one, item));
  const isKept = (item: unknown) => !has(base, item) || (has(mine, item) && has(theirs, item));
  const added = theirs.filter((item) => !has(mine, item));
  return [...mine, ...added].filter(isKept);
}

interface Merged {
  confirmed: Confirmed;
  /** Set differently on both sides. */
  torn: ConfirmedPart[];
  /** Taken from the other side. */
  taken: ConfirmedPart[];
}

/** Merges the confirmed facts of two windows, part by part. Where both changed one part, `prefer` decides. */
export function mergeConfirmed(
  base: Confirmed = nothingConfirmed,
  mine: Confirmed = nothingConfirmed,
  theirs: Confirmed = nothingConfirmed,
  prefer: 'mine' | 'theirs' = 'mine',
): Merged {
  const torn: ConfirmedPart[] = [];
  const taken: ConfirmedPart[] = [];
  const merged: Record<string, unknown> = {};
  const was: Record<string, string> = {};
  for (const part of parts) {
    const [before, ours, other] = [base[part], mine[part], theirs[part]];
    const isList = lists.includes(part);
    const isTorn = !(same(ours, other) || same(ours, before) || same(other, before));
    if (isTorn && !isList) torn.push(part);
    const isTheirs = isTorn ? prefer === 'theirs' : same(ours, before);
    if (isTheirs && !same(ours, other)) taken.push(part);
    const one =
      isTorn && isList
        ? mergeLists((before as unknown[]) ?? [], (ours as unknown[]) ?? [], (other as unknown[]) ?? [])
        : isTheirs
          ? other
          : ours;
    if (one === undefined || (Array.isArray(one) && one.length === 0 && isList)) continue;
    merged[part] = one;
    const words = (isTheirs ? theirs : mine).was;
    const kind = confirmedKinds.find((known) => known === part);
    if (kind && words?.[kind] !== undefined) was[kind] = words[kind];
  }
  return {
    confirmed: { version: 1, ...merged, ...(Object.keys(was).length > 0 && { was }) } as Confirmed,
    torn,
    taken,
  };
}

interface Saved {
  version: number;
  answers: RunAnswers;
  /** Missing if nothing was ever confirmed. */
  confirmed?: Confirmed;
}

/** A part that two windows may change at the same time: an answer, or the confirmed facts. */
export type DraftPart = AnswerField | 'confirmed';

/**
 * The typed text next to the server's. Guards: neither text typed here nor text saved elsewhere is lost. Both
 * are kept until one is chosen.
 */
export interface Draft {
  /** The saved state that the typing started from. */
  base: Saved;
  values: RunAnswers;
  confirmed?: Confirmed;
  /** The state saved elsewhere meanwhile, while a field has two texts. */
  theirs?: Saved;
  /** What was sent last: if the server returns it as saved, it is not another window's text. */
  sent?: Pick<Saved, 'answers' | 'confirmed'>;
  /** Parts with two versions. */
  open: readonly DraftPart[];
  /** Parts taken over from elsewhere, because they were unchanged here. */
  taken: readonly DraftPart[];
}

/** What is stored in the tab, for a reload or the end of a session. */
type KeptDraft = Pick<Draft, 'base' | 'values' | 'confirmed'>;

type ServerRun = Pick<RunDetail, 'version' | 'snapshot' | 'confirmed'>;

const savedOf = ({ version, snapshot, confirmed }: ServerRun): Saved => ({
  version,
  answers: snapshot,
  ...(confirmed && { confirmed }),
});

export const isUnsaved = ({ base, values, confirmed }: KeptDraft): boolean =>
  !sameAnswers(base.answers, values) || !sameConfirmed(base.confirmed, confirmed);

/** The initial form, with text from an earlier visit if some is stored. */
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

/**
 * Merges the server's state: a field changed on one side takes that change, one changed on both stays open.
 */
export function takeSaved(draft: Draft, run: ServerRun): Draft {
  const theirs = savedOf(run);
  const { values, sent } = draft;
  if (theirs.version <= (draft.theirs ?? draft.base).version) return draft;
  // The save succeeded although its answer was lost or late.
  if (
    sent !== undefined &&
    sameAnswers(sent.answers, theirs.answers) &&
    sameConfirmed(sent.confirmed, theirs.confirmed)
  )
    return { ...draft, base: theirs };
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

/** Chooses one of the two versions of a part. */
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

/** The sent state is saved; more may have been typed meanwhile. */
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

/** Storage is untrusted, so the draft is validated. */
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

/** The answers from elsewhere that a form starts with. */
export interface Carried {
  kept: KeptDraft;
  /** The answers of the goal check. */
  check: boolean;
  /** The answers of the profile, unless a goal check is newer. */
  profile: Partial<Pick<RunAnswers, ProfileField>>;
  /** The path the plan builds on. */
  path: string | undefined;
}

/** Whether to wait for the profile, because it fills in an empty form. */
export const takesProfile = ({ runStatus, version, snapshot: answers }: RunDetail): boolean =>
  isEditable(runStatus) && isUnanswered({ version, answers });

/**
 * A form that was never saved starts with the answers of the goal check or, without one, of the profile. An
 * editable form takes the path to build on.
 */
export function carriedInto(run: RunDetail, user: ProfileWork | undefined): Carried | undefined {
  const { version, snapshot, confirmed } = run;
  const set = confirmed && { confirmed };
  if (!isEditable(run.runStatus)) return undefined;
  const check = sameAnswers(snapshot, emptyAnswers) ? readCarriedAnswers() : undefined;
  const path = readCarriedPath();
  const profile =
    check === undefined && user !== undefined && takesProfile(run) ? answersOfProfile(user) : {};
  if (check === undefined && path === undefined && Object.keys(profile).length === 0) return undefined;
  const values = { ...(check ?? snapshot), ...profile };
  const content = path === undefined ? values.content : withPlanId(values.content, path);
  return {
    kept: { base: { version, answers: snapshot, ...set }, values: { ...values, content }, ...set },
    check: check !== undefined,
    profile,
    path,
  };
}
