export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A stretch of the week that the plan proposes for this work. */
export interface Sitting {
  day: (typeof weekdays)[number];
  part: 'morning' | 'afternoon' | 'evening';
  hours: number;
}

/** What a task waits for that a sitting may not have. */
export type Opening = 'open-shops' | 'office-hours' | 'daylight';

/** Offices keep weekdays; small shops add Saturday morning; light is there until the evening. */
export function isOpen(opening: Opening | 'weekday', { day, part }: Pick<Sitting, 'day' | 'part'>): boolean {
  const isWeekday = day !== 'Saturday' && day !== 'Sunday';
  if (opening === 'weekday') return isWeekday;
  if (part === 'evening') return false;
  if (opening === 'daylight') return true;
  return isWeekday || (opening === 'open-shops' && day === 'Saturday' && part === 'morning');
}

/** The next best: an office that is shut can still be met after it closes, or rung in a break, on the same day. */
export const nextBest = (opening: Opening, week: readonly Sitting[]): 'weekday' | undefined =>
  opening === 'office-hours' && week.some((sitting) => isOpen('weekday', sitting)) ? 'weekday' : undefined;

/** When somebody says that they are free, or what their days leave them. */
export type FreeTime =
  | 'school-hours'
  | 'evenings'
  | 'mornings'
  | 'afternoons'
  | 'weekends'
  | 'saturdays'
  | 'sundays'
  | 'weekdays'
  | 'mixed';

const said: readonly (readonly [words: RegExp, free: FreeTime])[] = [
  [/\bschool hours\b/i, 'school-hours'],
  [
    /\b(?:evenings?|nights?) (?:after \w+ )?(?:are|is) (?:mine|free)|\bfree (?:evenings|nights)\b|\bat night\b/i,
    'evenings',
  ],
  [/\bfree mornings\b|\bmornings? (?:are|is) (?:mine|free)/i, 'mornings'],
  [/\bfree afternoons\b|\bafternoons? (?:are|is) (?:mine|free)/i, 'afternoons'],
  [/\bfree weekends?\b|\bweekends? (?:are|is) (?:mine|free)|\bon weekends\b/i, 'weekends'],
  [/\bfree saturdays?\b|\bsaturdays? (?:are|is) (?:mine|free)|\bon saturdays\b/i, 'saturdays'],
  [/\bfree sundays?\b|\bsundays? (?:are|is) (?:mine|free)|\bon sundays\b/i, 'sundays'],
  [/\b(?:night ?shifts?|works? nights|\w+ nights)\b/i, 'afternoons'],
  [/\b(?:retired|pensioner|laid off|redundan\w+|unemployed|between jobs|not working)\b/i, 'weekdays'],
  [/\b(?:baby|toddler|newborn|parental leave|kids? under (?:six|five|four|three|two))\b/i, 'evenings'],
];

/** `one free Saturday in two`, `every second weekend`: free at times, which is no day to put a week's work on. */
const atTimes =
  /\b(?:one (?:free )?(saturday|sunday|weekend) (?:in|out of) (?:two|three|four)|(?:every|each) (?:second|other|third) (saturday|sunday|weekend)|alternate (saturday|sunday|weekend)s)\b/i;

export const readFreeTime = (background: string): FreeTime => {
  const always = background.replace(atTimes, '');
  const otherwise = atTimes.test(background) ? 'evenings' : 'mixed';
  return said.find(([words]) => words.test(always))?.[1] ?? otherwise;
};

export type DayAtTimes = 'Saturday' | 'Sunday' | 'weekend';

const days: Readonly<Record<string, DayAtTimes>> = {
  saturday: 'Saturday',
  sunday: 'Sunday',
  weekend: 'weekend',
};

export function readDayAtTimes(background: string): DayAtTimes | null {
  const day = atTimes.exec(background)?.slice(1).find(Boolean)?.toLowerCase();
  return (day && days[day]) || null;
}

type Slot = readonly [day: Sitting['day'], part: Sitting['part']];
/** In the order in which they are filled; the first carries the longest stretch. */
const weeks: Readonly<Record<FreeTime, readonly (readonly Slot[])[]>> = {
  'school-hours': [
    [
      ['Tuesday', 'morning'],
      ['Thursday', 'morning'],
      ['Wednesday', 'morning'],
      ['Friday', 'morning'],
    ],
    [
      ['Wednesday', 'morning'],
      ['Monday', 'morning'],
      ['Friday', 'morning'],
      ['Tuesday', 'morning'],
    ],
  ],
  evenings: [
    [
      ['Wednesday', 'evening'],
      ['Sunday', 'evening'],
      ['Monday', 'evening'],
      ['Thursday', 'evening'],
    ],
    [
      ['Tuesday', 'evening'],
      ['Thursday', 'evening'],
      ['Sunday', 'evening'],
      ['Monday', 'evening'],
    ],
  ],
  mornings: [
    [
      ['Tuesday', 'morning'],
      ['Friday', 'morning'],
      ['Thursday', 'morning'],
      ['Monday', 'morning'],
    ],
    [
      ['Wednesday', 'morning'],
      ['Saturday', 'morning'],
      ['Monday', 'morning'],
      ['Friday', 'morning'],
    ],
  ],
  afternoons: [
    [
      ['Wednesday', 'afternoon'],
      ['Saturday', 'afternoon'],
      ['Monday', 'afternoon'],
      ['Friday', 'afternoon'],
    ],
    [
      ['Tuesday', 'afternoon'],
      ['Sunday', 'afternoon'],
      ['Thursday', 'afternoon'],
      ['Friday', 'afternoon'],
    ],
  ],
  weekends: [
    [
      ['Saturday', 'morning'],
      ['Sunday', 'afternoon'],
      ['Thursday', 'evening'],
      ['Monday', 'evening'],
    ],
    [
      ['Sunday', 'morning'],
      ['Saturday', 'afternoon'],
      ['Wednesday', 'evening'],
      ['Friday', 'evening'],
    ],
  ],
  saturdays: [
    [
      ['Saturday', 'morning'],
      ['Wednesday', 'evening'],
      ['Monday', 'evening'],
      ['Thursday', 'evening'],
    ],
    [
      ['Saturday', 'morning'],
      ['Tuesday', 'evening'],
      ['Thursday', 'evening'],
      ['Monday', 'evening'],
    ],
  ],
  sundays: [
    [
      ['Sunday', 'morning'],
      ['Tuesday', 'evening'],
      ['Thursday', 'evening'],
      ['Monday', 'evening'],
    ],
    [
      ['Sunday', 'morning'],
      ['Wednesday', 'evening'],
      ['Monday', 'evening'],
      ['Thursday', 'evening'],
    ],
  ],
  weekdays: [
    [
      ['Tuesday', 'morning'],
      ['Thursday', 'morning'],
      ['Wednesday', 'afternoon'],
      ['Monday', 'morning'],
    ],
    [
      ['Wednesday', 'morning'],
      ['Friday', 'morning'],
      ['Monday', 'morning'],
      ['Thursday', 'afternoon'],
    ],
  ],
  mixed: [
    [
      ['Saturday', 'morning'],
      ['Tuesday', 'evening'],
      ['Thursday', 'evening'],
      ['Sunday', 'afternoon'],
    ],
    [
      ['Sunday', 'morning'],
      ['Wednesday', 'evening'],
      ['Monday', 'evening'],
      ['Saturday', 'afternoon'],
    ],
    [
      ['Saturday', 'afternoon'],
      ['Monday', 'evening'],
      ['Thursday', 'evening'],
      ['Sunday', 'morning'],
    ],
  ],
};

/** How the hours of each band fall into sittings that people can keep. */
const sittings = (hours: number): readonly number[] => {
  if (hours <= 2) return [hours];
  if (hours <= 4) return [hours - 1.5, 1.5];
  if (hours <= 7.5) return [hours - 4.5, 2.5, 2];
  return [hours - 8, 3, 3, 2];
};

/** The day that the plan would take next: what a week of one sitting falls back on. */
export const spareDayOf = (free: FreeTime, { day }: Pick<Sitting, 'day'>): Sitting['day'] =>
  weeks[free].find(([first]) => first?.[0] === day)?.[1]?.[0] ?? 'Sunday';

/**
 * The proposed week, longest sitting first: one that has most of what its tasks wait for, and among those that suit
 * equally the one that `choice` decides.
 */
export function layWeek(
  free: FreeTime,
  hours: number,
  { choice, openings = [] }: { choice: number; openings?: readonly Opening[] },
): readonly Sitting[] {
  const options = weeks[free].map((slots) => fillSlots(slots, hours));
  const met = options.map(
    (week) => openings.filter((one) => week.some((sitting) => isOpen(one, sitting))).length,
  );
  const best = options.filter((_, index) => met[index] === Math.max(...met));
  return best[choice % best.length] ?? [];
}

const fillSlots = (slots: readonly Slot[], hours: number): Sitting[] =>
  sittings(hours).flatMap((length, index) => {
    const slot = slots[index];
    return slot ? [{ day: slot[0], part: slot[1], hours: length }] : [];
  });
