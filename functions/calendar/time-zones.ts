import type { AustralianState } from '#shared/domain/account/profile-options.ts';

export interface TimeZone {
  id: string;
  lines: readonly string[];
}

const zone = (id: string, rules: readonly (readonly string[])[]): TimeZone => ({
  id,
  lines: ['BEGIN:VTIMEZONE', `TZID:${id}`, ...rules.flat(), 'END:VTIMEZONE'],
});

/** The whole year at one offset. */
const always = (id: string, offset: string, name: string): TimeZone =>
  zone(id, [
    [
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      `TZNAME:${name}`,
      'END:STANDARD',
    ],
  ]);

/** Since 2008: daylight time from the first Sunday of October to the first Sunday of April. */
const withDaylight = (id: string): TimeZone =>
  zone(id, [
    [
      'BEGIN:STANDARD',
      'DTSTART:20080406T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1000',
      'TZNAME:AEST',
      'END:STANDARD',
    ],
    [
      'BEGIN:DAYLIGHT',
      'DTSTART:20081005T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
      'TZOFFSETFROM:+1000',
      'TZOFFSETTO:+1100',
      'TZNAME:AEDT',
      'END:DAYLIGHT',
    ],
  ]);

const zones: Readonly<Record<AustralianState, TimeZone>> = {
  'New South Wales': withDaylight('Australia/Sydney'),
  Victoria: withDaylight('Australia/Melbourne'),
  Queensland: always('Australia/Brisbane', '+1000', 'AEST'),
  'Western Australia': always('Australia/Perth', '+0800', 'AWST'),
};

/** Undefined where no state says it: times then are those of the clock on the wall, wherever the calendar is opened. */
export const timeZoneOf = (state: string | undefined): TimeZone | undefined =>
  Object.entries(zones).find(([name]) => name === state)?.[1];
