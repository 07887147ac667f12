import { schoolTerms } from '#shared/content/public-holidays.ts';
import type { Text } from '../document/text.ts';
import { holidaysWithin } from '../model/holidays.ts';
import { addDays } from '../model/plan-dates.ts';
import { aroundChristmas, type Season, seasons } from '../words/seasons.ts';
import type { Draft } from './draft.ts';
import { roadmapOf } from './plan-tasks.ts';
import { listed, weekday } from './print-figures.ts';
import { type DraftBlock, join, note } from './write-blocks.ts';

/** So many days of a season have to lie in a plan before it is worth a word. */
const mostIgnored = 5;

/** Whether more than a few days of a stretch lie in a season. */
export function meets({ from, until }: Season, startsOn: string, days: number): boolean {
  const inside = Array.from({ length: days }, (_, index) => addDays(startsOn, index).slice(5)).filter(
    (day) => (from <= until ? day >= from && day <= until : day >= from || day <= until),
  );
  return inside.length > mostIgnored;
}

/** What these days of the year mean for this path: its own season, or Christmas, and the days on which all is shut. */
export function timeOfYear(draft: Draft): DraftBlock[] {
  const { startsOn, days } = roadmapOf(draft);
  const { path } = draft.model;
  const own = seasons[path.slug]?.find((season) => meets(season, startsOn, days));
  const told = join(
    own?.words ?? (meets(aroundChristmas, startsOn, days) ? aroundChristmas.words : null),
    path.slug === 'small-group-tutoring' && termWords(draft.model.person.state, startsOn, days),
  );
  const shut = holidayWords(startsOn, days);
  return [
    ...(told.length === 0 ? [] : [note('time-of-year', told)]),
    ...(shut === null ? [] : [note('public-holidays', shut)]),
  ];
}

function holidayWords(startsOn: string, days: number): string | null {
  const shut = holidaysWithin(startsOn, days);
  return shut.length === 0 ? null : `Shut everywhere on ${listed(shut.map(weekday))}.`;
}

/** The terms of this state, where they are known; else where to look. */
function termWords(state: string | undefined, startsOn: string, days: number): Text | string {
  const endsOn = addDays(startsOn, days - 1);
  const ends = schoolTerms
    .filter((known) => known.state === state)
    .flatMap(({ terms }) => terms.map(([, to]) => to))
    .filter((to) => to >= startsOn && to <= endsOn);
  const [end] = ends;
  return end === undefined
    ? `Look up the term dates of ${state ?? 'your state'} before you name a day.`
    : `Term ends on ${weekday(end)} in ${state ?? ''}.`;
}
