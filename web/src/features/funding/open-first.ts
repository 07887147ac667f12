import type { Grant } from '#shared/content/grants/grant.ts';
import { grants } from '#shared/content/grants/grants.ts';
import type { GrantFit } from '#shared/domain/funding/match-grant.ts';
import { isOpen, type RoundNews, roundNews } from './round-words.ts';

type Dated = Pick<Grant, 'rounds' | 'checked'>;

const places: Readonly<Record<RoundNews['kind'], number>> = {
  ongoing: 0,
  open: 0,
  announced: 1,
  closed: 2,
  unknown: 2,
};

/** What can be applied for now, then what is to open, then the rest; the order of our list within each. */
export const openFirst = <G extends Dated>(list: readonly G[], nowMs: number): G[] =>
  list.toSorted((one, other) => places[roundNews(one, nowMs).kind] - places[roundNews(other, nowMs).kind]);

/** Until the browser says what day it is, the day on which the last of our list was checked. */
export const lastChecked: string =
  grants
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? '';

export interface Match {
  grant: Dated;
  fit: Pick<GrantFit, 'status'>;
}

/** What can be done about that which matches: “1 grant open to you, 1 to get ready for”. Nothing where nothing matches. */
export function matchWords(matches: readonly Match[], nowMs: number): string {
  const open = matches.filter(({ grant }) => isOpen(roundNews(grant, nowMs).kind));
  const asksNoMore = open.every(({ fit }) => fit.status === 'eligible');
  const later = matches.length - open.length;
  const ready = later === 0 ? '' : `, ${later} to get ready for`;
  if (open.length === 0) return ready && `No grant open now${ready}`;
  return `${open.length} ${open.length === 1 ? 'grant' : 'grants'} ${asksNoMore ? 'open to you' : 'open now'}${ready}`;
}
