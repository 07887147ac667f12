import type { Grant } from '#shared/content/grants/grant.ts';
import { grants } from '#shared/content/grants/grants.ts';
import type { FundingAnswers, FundingState } from '#shared/domain/funding/funding-answers.ts';
import { type GrantFit, matchGrant } from '#shared/domain/funding/match-grant.ts';
import { counted } from '#web/lib/counted.ts';
import { isOpen, isOver, type RoundNews, roundNews } from '../round-words.ts';

type Dated = Pick<Grant, 'rounds' | 'checked'>;

const places: Readonly<Record<RoundNews['kind'], number>> = {
  ongoing: 0,
  open: 0,
  announced: 1,
  closed: 2,
  unknown: 2,
};

/** Open grants first, then announced ones, then the rest; each in the order of our list. */
export const openFirst = <G extends Dated>(list: readonly G[], nowMs: number): G[] =>
  list.toSorted((one, other) => places[roundNews(one, nowMs).kind] - places[roundNews(other, nowMs).kind]);

/** The day the list was last checked, used until the browser knows today’s date. */
export const lastChecked: string =
  grants
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? '';

export interface Match {
  grant: Dated;
  fit: Pick<GrantFit, 'status'>;
}

/**
 * Counts the matches by what can be done now: “1 grant open to you, 1 to prepare for”. Empty without a match.
 */
export function matchWords(matches: readonly Match[], nowMs: number): string {
  const open = matches.filter(({ grant }) => isOpen(roundNews(grant, nowMs).kind));
  const asksNoMore = open.every(({ fit }) => fit.status === 'eligible');
  const later = matches.length - open.length;
  const ready = later === 0 ? '' : `, ${later} to prepare for`;
  if (open.length === 0) return ready && `No grant open now${ready}`;
  return `${counted(open.length, 'grant')} ${asksNoMore ? 'open to you' : 'open now'}${ready}`;
}

export interface FoundGrant {
  grant: Grant;
  fit: Exclude<GrantFit, { status: 'hidden' }>;
}

/** The grants that match the answers, those open for applications first. */
export const findMatches = (answers: FundingAnswers, nowMs: number): FoundGrant[] =>
  openFirst(grants, nowMs).flatMap((grant) => {
    const fit = matchGrant(grant.requires, answers);
    return fit.status === 'hidden' ? [] : [{ grant, fit }];
  });

/** The state of a grant for the reader: by its round first, then by its fit; open before any answers. */
export type Standing = 'closed' | 'open' | 'other' | FoundGrant['fit']['status'];

export const standingOf = (
  grant: Pick<Grant, 'rounds' | 'checked'>,
  { nowMs, fit }: { nowMs: number; fit: FoundGrant['fit'] | undefined },
): Standing => (isOver(roundNews(grant, nowMs).kind) ? 'closed' : (fit?.status ?? 'open'));

/** The state inside a sentence. */
export const stateWords = (state: FundingState): string => (state === 'Other' ? 'your state' : state);
