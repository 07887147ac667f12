/** A time zone as a calendar file defines it, so that readers do not need to know its name. */
export interface TimeZone {
  id: string;
  lines: readonly string[];
}

interface Rule {
  /** This is the first change by the rule, in local time. */
  from: string;
  /** RFC 5545 describes the form. */
  month: number;
  day: string;
  name: string;
}

const part = (kind: 'STANDARD' | 'DAYLIGHT', offsets: readonly [string, string], rule: Rule): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${rule.from}`,
  `RRULE:FREQ=YEARLY;BYMONTH=${rule.month};BYDAY=${rule.day}`,
  `TZOFFSETFROM:${offsets[0]}`,
  `TZOFFSETTO:${offsets[1]}`,
  `TZNAME:${rule.name}`,
  `END:${kind}`,
];

const zone = (id: string, lines: readonly string[]): TimeZone => ({
  id,
  lines: ['BEGIN:VTIMEZONE', `TZID:${id}`, ...lines, 'END:VTIMEZONE'],
});

const always = (id: string, offset: string, name: string): TimeZone =>
  zone(id, [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${name}`,
    'END:STANDARD',
  ]);

interface Daylight {
  standard: string;
  daylight: string;
  ends: Rule;
  starts: Rule;
}

const withDaylight = (id: string, { standard, daylight, ends, starts }: Daylight): TimeZone =>
  zone(id, [
    ...part('STANDARD', [daylight, standard], ends),
    ...part('DAYLIGHT', [standard, daylight], starts),
  ]);

/** Since 2008, daylight time lasts from the first Sunday of October to the first Sunday of April. */
const australian = (id: string, standard: string, daylight: string, name: string): TimeZone =>
  withDaylight(id, {
    standard,
    daylight,
    ends: { from: '20080406T030000', month: 4, day: '1SU', name: `${name}ST` },
    starts: { from: '20081005T020000', month: 10, day: '1SU', name: `${name}DT` },
  });

/** Since 2007, daylight time lasts from the second Sunday of March to the first Sunday of November. */
const easternAmerica = (id: string): TimeZone =>
  withDaylight(id, {
    standard: '-0500',
    daylight: '-0400',
    ends: { from: '20071104T020000', month: 11, day: '1SU', name: 'EST' },
    starts: { from: '20070311T020000', month: 3, day: '2SU', name: 'EDT' },
  });

const zones: readonly TimeZone[] = [
  australian('Australia/Sydney', '+1000', '+1100', 'AE'),
  australian('Australia/Melbourne', '+1000', '+1100', 'AE'),
  australian('Australia/Hobart', '+1000', '+1100', 'AE'),
  australian('Australia/Adelaide', '+0930', '+1030', 'AC'),
  always('Australia/Brisbane', '+1000', 'AEST'),
  always('Australia/Darwin', '+0930', 'ACST'),
  always('Australia/Perth', '+0800', 'AWST'),
  withDaylight('Pacific/Auckland', {
    standard: '+1200',
    daylight: '+1300',
    ends: { from: '20080406T030000', month: 4, day: '1SU', name: 'NZST' },
    starts: { from: '20070930T020000', month: 9, day: '-1SU', name: 'NZDT' },
  }),
  withDaylight('Europe/London', {
    standard: '+0000',
    daylight: '+0100',
    ends: { from: '19961027T020000', month: 10, day: '-1SU', name: 'GMT' },
    starts: { from: '19970330T010000', month: 3, day: '-1SU', name: 'BST' },
  }),
  easternAmerica('America/New_York'),
  easternAmerica('America/Toronto'),
];

/** Returns undefined for an unknown zone; times are then local wherever the calendar is opened. */
export const timeZoneNamed = (id: string | undefined): TimeZone | undefined =>
  zones.find((one) => one.id === id);
