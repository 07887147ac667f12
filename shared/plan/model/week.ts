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

/** When somebody says that they are free, or what their days leave them. */
export type FreeTime =
  | 'school-hours'
  | 'evenings'
  | 'mornings'
  | 'afternoons'
  | 'weekends'
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
  [
    /\bfree (?:weekends?|saturdays?|sundays?)\b|\bone free saturday\b|\bweekends? (?:are|is) (?:mine|free)|\bon weekends\b/i,
    'weekends',
  ],
  [/\b(?:night ?shifts?|works? nights|\w+ nights)\b/i, 'afternoons'],
  [/\b(?:retired|pensioner|laid off|redundan\w+|unemployed|between jobs|not working)\b/i, 'weekdays'],
  [/\b(?:baby|toddler|newborn|parental leave|kids? under (?:six|five|four|three|two))\b/i, 'evenings'],
];

export const readFreeTime = (background: string): FreeTime =>
  said.find(([words]) => words.test(background))?.[1] ?? 'mixed';

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
export function spareDayOf(free: FreeTime, choice: number): Sitting['day'] {
  const options = weeks[free];
  return options[choice % options.length]?.[1]?.[0] ?? 'Sunday';
}

/** The proposed week, longest sitting first; `choice` decides between weeks that suit equally. */
export function layWeek(free: FreeTime, hours: number, choice: number): readonly Sitting[] {
  const options = weeks[free];
  const slots = options[choice % options.length] ?? [];
  return sittings(hours).flatMap((length, index) => {
    const slot = slots[index];
    return slot ? [{ day: slot[0], part: slot[1], hours: length }] : [];
  });
}
