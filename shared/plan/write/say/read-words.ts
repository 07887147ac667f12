import type { Need } from '#shared/content/schemas/parts.ts';
import {
  type Day,
  dayParts,
  days,
  type Proof,
  type Reading,
  type Turn,
  type WeekCell,
} from '../../reading/reading.ts';
import { given } from '../blocks.ts';
import { addDays, clock, dayName, fullDate } from './dates.ts';
import { list } from './words.ts';

/** What a limit takes out of the work, as a noun. */
export const needWords: Readonly<Record<Need, string>> = {
  heights: 'work at height',
  roofs: 'work on roofs',
  'under-floors': 'work under floors',
  kneeling: 'long kneeling',
  lifting: 'heavy lifting',
  standing: 'long standing',
  outdoors: 'work outdoors',
  heat: 'work in the heat',
  chemicals: 'work with chemicals',
  animals: 'work with animals',
  children: 'work with children',
  driving: 'driving',
  car: 'work that needs a car',
  'phone-calls': 'phone calls',
  strangers: 'work with strangers',
  'selling-in-person': 'selling face to face',
  camera: 'being on camera',
  'public-page': 'a public page',
  'clients-homes': 'work in clients’ homes',
  'visitors-at-home': 'visitors at your home',
  'home-kitchen': 'cooking at home for sale',
  workspace: 'work that needs a workshop',
  computer: 'computer work',
  evenings: 'work in the evening',
  nights: 'work at night',
  weekends: 'work on weekends',
  weekdays: 'work on weekdays',
  travel: 'travel',
  alcohol: 'work with alcohol',
  meat: 'work with meat',
  music: 'music',
  'spoken-english': 'long talks in English',
  'written-english': 'long texts in English',
  'good-sight': 'work that needs sharp eyes',
  'steady-hands': 'work that needs steady hands',
  voice: 'long speaking',
};

/** What says something of a person's body, health or language. The form shows it; a plan that others read does not. */
const ofPerson: ReadonlySet<Need> = new Set([
  'kneeling',
  'standing',
  'strangers',
  'spoken-english',
  'written-english',
  'good-sight',
  'steady-hands',
  'voice',
]);
export const isOfPerson = (need: Need): boolean => ofPerson.has(need);

/** "No cats" is not all animals, where the work itself is with animals. */
const things: ReadonlySet<Need> = new Set(['animals', 'children', 'chemicals', 'meat', 'alcohol', 'music']);
export const isOfThings = (need: Need): boolean => things.has(need);

export const proofWords: Readonly<Record<Proof, string>> = {
  paid: 'people have paid you',
  employed: 'you did it as a job',
  certificate: 'you have a certificate',
  asked: 'people have asked you',
  helped: 'you have helped people',
  made: 'you have made things',
};

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "every second week", "one week in three", "on your days off (4 on, 4 off)" */
export function turnWords({ on, of, per, isSecond }: Turn): string {
  if (per === 'day') return `on your days off (${of - on} on, ${on} off)`;
  if (isSecond) return 'in the other week';
  if (on === 1 && of === 2) return 'every second week';
  return `${on === 1 ? 'one week' : `${small[on] ?? on} weeks`} in ${small[of] ?? of}`;
}

/** "every second week, counted from 12 December 2026", "from 1 February 2027" */
export function conditionWords({
  turn,
  starts,
  ends,
  isDesk,
}: Pick<WeekCell, 'turn' | 'starts' | 'ends' | 'isDesk'>): string | undefined {
  const parts = given([
    turn && turnWords(turn),
    turn?.from !== undefined && `counted from ${fullDate(turn.from)}`,
    starts !== undefined && `from ${fullDate(starts)}`,
    ends !== undefined && `until ${fullDate(addDays(ends, -1))}`,
    isDesk && 'for work without clients',
  ]);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

type Span = readonly [from: number, to: number];
const noon = 720;
const lastMinute = 1439 - 59;

const hoursOfPart: Readonly<Record<WeekCell['part'], Span>> = {
  morning: [360, noon],
  afternoon: [noon, 1020],
  evening: [1020, 1260],
};

/** Times that touch are one: "9 am to 2 pm" of a morning and an afternoon. */
function spansOf(cells: readonly WeekCell[]): Span[] {
  const spans = cells
    .map(
      ({ part, from, to }): Span => (from === undefined || to === undefined ? hoursOfPart[part] : [from, to]),
    )
    .toSorted(([one], [other]) => one - other);
  const joined: Span[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/** What is busy from noon on is busy from the end of a free early morning. */
function fromMorning([from, to]: Span, all: readonly WeekCell[]): Span {
  const early = all.find(({ part, is }) => part === 'morning' && is === 'free')?.to;
  return from === noon && early !== undefined && early < noon ? [early, to] : [from, to];
}

function textOfDay(all: readonly WeekCell[], is: 'free' | 'blocked'): string | undefined {
  const cells = all.filter((cell) => cell.is === is);
  if (cells.length === 0) return undefined;
  const parts = dayParts.filter((part) => cells.some((cell) => cell.part === part));
  if (cells.every(({ from, to }) => from === undefined || to === undefined)) {
    const isDay = parts.length === 3 || (is === 'free' && parts.length === 2 && !parts.includes('evening'));
    return isDay ? '' : list(parts);
  }
  const spans = spansOf(cells).map((span) => (is === 'blocked' ? fromMorning(span, all) : span));
  return list(spans.map(([from, to]) => `${clock(from)} to ${clock(Math.min(to, lastMinute))}`));
}

const isOnePart = (words: string): boolean => dayParts.some((part) => part === words);

/** "Tuesday and Thursday 9.30 am to 2 pm; Saturday morning, every second week" */
export function weekWords({ week }: Reading, is: 'free' | 'blocked'): string | undefined {
  const cells = week.map(({ value }) => value);
  const conditions = [...new Set(cells.filter((cell) => cell.is === is).map(conditionWords))];
  const said = conditions.flatMap((condition) => {
    const words = daysWords(
      cells.filter((cell) => cell.is !== is || conditionWords(cell) === condition),
      is,
    );
    if (words === undefined) return [];
    // Said in front where it is of several groups of days.
    return [
      condition === undefined
        ? words
        : words.includes(';')
          ? `${condition} (${words})`
          : `${words}, ${condition}`,
    ];
  });
  return said.length > 0 ? said.join('; ') : undefined;
}

function daysWords(cells: readonly WeekCell[], is: 'free' | 'blocked'): string | undefined {
  const groups = new Map<string, Day[]>();
  for (const day of days) {
    const words = textOfDay(
      cells.filter((cell) => cell.day === day),
      is,
    );
    if (words !== undefined) groups.set(words, [...(groups.get(words) ?? []), day]);
  }
  if (groups.size === 0) return undefined;
  // A day that is blocked as a whole has that evening in it.
  const whole = groups.get('') ?? [];
  for (const [words, named] of groups)
    if (is === 'blocked' && isOnePart(words) && named.length + whole.length === 7)
      groups.set(words, [...days]);
  return [...groups]
    .map(([words, named]) => {
      const names =
        named.length === 7
          ? 'every day'
          : named.length === 5 && !named.includes('sat') && !named.includes('sun')
            ? 'Monday to Friday'
            : list(named.map(dayName));
      if (named.length === 7 && /^(?:morning|afternoon|evening)/.test(words)) return `every ${words}`;
      const missing = days.find((day) => !named.includes(day));
      if (named.length === 6 && missing && (words === '' || isOnePart(words)))
        return `every ${words === '' ? 'day' : words} except ${dayName(missing)}`;
      return words === '' ? names : `${names} ${words}`;
    })
    .join('; ');
}
