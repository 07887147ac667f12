/** The week as people write it: what they say is free is free, what they say is taken is taken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Day, days, type Reading, type Turn, type WeekCell } from '#shared/plan/reading/reading.ts';
import { root } from '../build/ensure-built.ts';
import { mostOf } from './most-of.ts';
import { planContent } from './plan-content.ts';

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}${minutes % 60 > 0 ? `.${String(minutes % 60).padStart(2, '0')}` : ''}`;

/** "1/2" for every second week, "4/8 days" for a roster, "second" for the other of two weeks, "as" for a week that holds. */
const sayTurn = ({ on, of, per, isSecond, from }: Turn): string =>
  `${on}/${of}${per === 'day' ? ' days' : ''}${isSecond ? ' second' : ''}${from === undefined ? '' : ` as ${from}`}`;

/** "9-14.30", "m" for a morning without times, "-e" for a busy evening, "x" for a busy day. */
function sayDay(cells: readonly WeekCell[]): string {
  const taken = cells.filter(({ is }) => is === 'blocked').map(({ part }) => `-${part.charAt(0)}`);
  const open = cells.filter(({ is, from }) => is === 'free' && from === undefined);
  const times: { from: number; to: number }[] = [];
  for (const { is, from, to } of cells) {
    if (is !== 'free' || from === undefined || to === undefined) continue;
    const last = times.at(-1);
    if (last?.to === from) last.to = to;
    else times.push({ from, to });
  }
  return [
    times.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join('+'),
    open.map(({ part }) => part.charAt(0)).join(''),
    taken.length === 3 ? 'x' : taken.join(''),
    ...new Set(cells.flatMap(({ turn }) => (turn ? [sayTurn(turn)] : []))),
    ...new Set(cells.flatMap(({ starts }) => (starts === undefined ? [] : [`from ${starts}`]))),
    ...new Set(cells.flatMap(({ ends }) => (ends === undefined ? [] : [`before ${ends}`]))),
    ...new Set(cells.flatMap(({ isDesk }) => (isDesk ? ['desk'] : []))),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const readingOf = (content: string): Reading => planContent(content).reading;

/** Days with the same times are named once: "mon,tue 9-14". */
function weekOf(content: string): string {
  const { week } = readingOf(content);
  const said = new Map<string, Day[]>();
  for (const day of days) {
    const cells = week.map(({ value }) => value).filter((cell) => cell.day === day);
    if (cells.length > 0) said.set(sayDay(cells), [...(said.get(sayDay(cells)) ?? []), day]);
  }
  return [...said].map(([times, on]) => `${on.join()} ${times}`).join('; ');
}

const everyDay = days.join();
const workDays = days.slice(0, 5).join();

describe('days', () => {
  it.each([
    ['any day but Tuesday', 'mon,wed,thu,fri,sat,sun ma; tue x'],
    ["I can't do Sundays, any other day is fine", 'mon,tue,wed,thu,fri,sat ma; sun x'],
    ['kids Mon Wed, rest is fine', 'mon,wed x; tue,thu,fri,sat,sun ma'],
    ['I have my kids every Monday and Wednesday so those days are out', 'mon,wed x'],
    ['TAFE on Tuesday and Wednesday, otherwise free', 'mon,thu,fri,sat,sun ma; tue,wed x'],
    ['Fri, Sat, Sun & public holidays', 'fri,sat,sun ma'],
    ['busy Sat', 'sat x'],
    ["can't do Fridays", 'fri x'],
    ['Tuesdays and Thursdays I am not available', 'tue,thu x'],
    ["I've got Mondays and alternate Fridays", 'mon ma; fri ma 1/2'],
    [
      'Free one week Monday and Tuesday, the other week Tuesday and Friday',
      'mon ma 1/2; tue ma; fri ma 1/2 second',
    ],
    ['Free every second Saturday and all Sundays', 'sat ma 1/2; sun ma'],
    ['I am free M W F, no T or Th', 'mon,wed,fri ma; tue,thu x'],
    ['I work nights, so weekends are mine', `${workDays} -e; sat,sun ma`],
    ['sundays nope', 'sun x'],
    ['weekends nah', 'sat,sun x'],
    ['sunday no way', 'sun x'],
    ['Saturday I run with my club, Sunday church', 'sat,sun x'],
    ['Fridays are mine since August, and Saturday mornings until noon', 'fri ma; sat 9-12'],
    ['Wednesday has been my own since the kids started school', 'wed ma'],
    ['Any day bar Thursday', 'mon,tue,wed,fri,sat,sun ma; thu x'],
    ['sundays + wed nite', 'wed e; sun ma'],
    ['fri sat nights n all wed', 'wed ma; fri,sat e'],
    ['Respite days are Monday and Friday', 'mon,fri ma'],
    ['Sunday is for God', 'sun x'],
    ['I work 7 days on 7 days off at the mine', `${everyDay} ma 7/14 days`],
    ['Nothing on Friday after lunch and nothing on Saturday.', 'fri -a-e; sat x'],
    ['So before August I’ve Sat and Sun mornings for the setting up.', 'sat,sun m'],
  ])('%s', (text, expected) => {
    expect(weekOf(text)).toBe(expected);
  });
});

describe('times', () => {
  it('are mostly read', () => {
    mostOf(
      [
        ['any night but tues, sats from 7am', 'mon,wed,thu,fri,sun e; tue -e; sat 7-17 e'],
        [
          'Tues and Thurs 5.15 until dark, Saturday 7 till noon. Sundays are for my own three.',
          'tue,thu 17.15-19; sat 7-12; sun x',
        ],
        [
          'I can use the kitchen Monday and Wednesday 9.30 to 2.30. Tuesday same hours I do deliveries.',
          'mon,tue,wed 9.30-14.30',
        ],
        ['Free Mon and Fri from 9.30', 'mon,fri 9.30-17'],
        ['weekdays after school drop-off till 2.30', `${workDays} 9-14.30`],
        ['arvos after 3 and sat', `${workDays} 15-21; sat ma`],
        ['after 4 and weekends', `${workDays} 16-21; sat,sun ma`],
        [
          'tuesdays are physio all day, before 11 im no good to anyone, sundays nope',
          'mon,wed,thu,fri,sat 11-17; tue -m-a; sun x',
        ],
        ['Free Monday and Wednesday. I do not function before 10.', 'mon,wed 10-12 a'],
        ['free mon and tue but im useless before 9.30', 'mon,tue 9.30-12 a'],
        ['Every morning from Monday to Friday I am free 8 until 12.30', `${workDays} 8-12.30`],
        [
          'morning pick up 7 to 10 and evening drop 4.30 to 6.30, Monday to Friday',
          `${workDays} 7-10+16.30-18.30`,
        ],
        ['9.30 to 2.30 mon to fri, wed til 5', 'mon,tue,thu,fri 9.30-14.30; wed 9-17'],
        ['My mornings are Tuesday, Wednesday and Friday 9 to 11.30', 'tue,wed,fri 9-11.30'],
        ['Mon–Wed 9 to 2 and Sat arvo', 'mon,tue,wed 9-14; sat a'],
        ['Mon Tue 9-3 Thu 12-5', 'mon,tue 9-15; thu 12-17'],
        ['4 to 8 on weekdays and 9 to 1 Saturdays', `${workDays} 16-20; sat 9-13`],
        ['Monday to Saturday 8 to 5', 'mon,tue,wed,thu,fri,sat 8-17'],
        ['Tue - Fri from 5.15 pm', 'tue,wed,thu,fri 17.15-21'],
        ['between 10 and 2 on weekdays', `${workDays} 10-14`],
        ['Before 8 am and after 6 pm on weekdays', `${workDays} 6-8+18-21`],
        ['after 7 pm most nights', `${everyDay} 19-21`],
        ['Weekdays I am out by 5.30 and back by 9', `${workDays} 5.30-9`],
        [
          'I want to do carpets in the arvo, 2.30 till 6 Monday to Thursday and thats it',
          'mon,tue,wed,thu 14.30-18',
        ],
        ['weeknights 6 till 9', `${workDays} 18-21`],
        ["so it's ten till four Monday to Friday", `${workDays} 10-16`],
        ['any weekday except Wednesday 9 to 2', 'mon,tue,thu,fri 9-14; wed x'],
        ['My mornings are Monday and Friday, 8 o’clock to half past 12.', 'mon,fri 8-12.30'],
        ['I am free half past nine till quarter to three on Tuesdays', 'tue 9.30-14.45'],
        ['9 till half 2 weekdays', `${workDays} 9-14.30`],
        ['Free after school on Mondays and Wednesdays', 'mon,wed 15.30-21'],
        ['after school, 4 to 7, Mondays', 'mon 16-19'],
        ['every night after the kids are down', `${everyDay} 19.30-21`],
        ['mon to thurs 9 till 2.30', 'mon,tue,wed,thu 9-14.30'],
        ['from 6 pm on weekdays', `${workDays} 18-21`],
        ['I knock off at 3 so any weekday from half three', `${workDays} 15.30-21`],
        ['arvos after 3 but not thurs', 'mon,tue,wed,fri,sat,sun 15-21; thu x'],
      ] as [string, string][],
      ([text, expected]) => {
        expect(weekOf(text)).toBe(expected);
      },
      2,
    );
  });
});

describe('whose hours they are', () => {
  it.each([
    [
      'My pupils come Monday to Thursday from half past 3 to 6. I work at the archive Friday 9 to 5.',
      'mon,tue,wed,thu 15.30-18; fri -m-a',
    ],
    [
      'I teach viola at home Monday and Tuesday 4 to 7. My job at the council is Wednesday to Friday 9 to 5.',
      'mon,tue 16-19; wed,thu,fri -m-a',
    ],
    ['My sister sits with Mum on Tuesdays and Thursdays, 10 am to 2 pm.', 'tue,thu 10-14'],
    ['His nan has the baby on Mondays and Fridays 9 to 3.', 'mon,fri 9-15'],
    ['I look after my grandson Wednesdays 8 to 5.', 'wed -m-a'],
    ['Mondays and Wednesdays are labs. Tuesday 4 to 6.30, that’s it.', 'mon,wed x; tue 16-18.30'],
    ['Tuesday and Thursday I’m over at my dad’s and I can’t move those.', 'tue,thu x'],
    [
      'On the line Saturday to Tuesday now, $870 a week in the hand. Wed Thu Fri 9 till 2 is mine.',
      'mon,tue,sat,sun x; wed,thu,fri 9-14',
    ],
    ['Seaside hall, $22 an hour, Tuesdays and Thursdays.', 'tue,thu ma'],
    ['Wednesday is my day off.', 'wed ma'],
    ['Fridays from 9 to 5 I’m at your disposal.', 'fri 9-17'],
    [
      'Tuesdays, 3.30 to 5.30, suit me. Mondays are choir and I keep the rest of the week free.',
      'mon x; tue 15.30-17.30',
    ],
    [
      'The boss cut us to four days so I’ve got Fridays 7 till 4 and Sat mornings 7 till 12.',
      'fri 7-16; sat 7-12',
    ],
  ])('%s', (text, expected) => {
    expect(weekOf(text)).toBe(expected);
  });
});

describe('to which day the words belong', () => {
  it.each([
    ['I work 4 days a week at the council, $64,480 a year, Fridays off.', 'fri ma'],
    ['Bank teller, $52,000, off every Wednesday.', 'wed ma'],
    ['Mon to Thur 6.30 to 3. Fridays one on one off.', 'mon,tue,wed,thu 6.30-15; fri ma 1/2'],
    ['Every second Tuesday I visit the home. Mon, Tue, Wed 9 till 2.45.', 'mon,wed 9-14.45; tue 9-14.45 -e'],
    ['Free Tuesday 9 to 2. Clients come to the door only Tuesday.', 'tue 9-14'],
    ['Free Mondays and Fridays, 9.30 to 4. Friday I stop at 2.', 'mon 9.30-16; fri 9.30-14'],
    ['All Friday, Tues & Thurs 6-9pm.', 'tue,thu 18-21; fri ma'],
    ['My days: Wed, Thu, Fri, also Saturday till noon.', 'wed,thu,fri ma; sat 9-12'],
    ['Fridays all day and Sat till 12 till I leave. After I leave Mon-Fri.', 'fri ma; sat 9-12'],
    [
      'He goes to a day program Monday and Wednesday. That is my working time, 9.30 to 2.30.',
      'mon,wed 9.30-14.30',
    ],
    ['Making time is Monday 7 to 9 at night. Not other nights.', 'mon 19-21; tue,wed,thu,fri,sat,sun -e'],
    ['I got sunday arvos 1 til 6 and thursday nights 6 til 9 no other time', 'thu 18-21; sun 13-18'],
    ['Friday 4 to 9 and Saturday 10 to 6.', 'fri 16-21; sat 10-18'],
    ['Free Mon and Tue. Not after dark.', 'mon,tue ma -e; wed,thu,fri,sat,sun -e'],
    ['I am at church on Sundays and at the choir on Wednesday mornings.', 'wed -m; sun x'],
    ['Saturday 9 to 1. Never in the early morning.', 'sat 9-13'],
    [
      'Mon to Fri 7 to 3.30, I coach under 12s Tues and Thurs at 4.30.',
      'mon,wed,fri 7-15.30; tue,thu 7-12 -a',
    ],
    ['Pick Tuesday, 6 to 10 am. Saturday is the farmers market, 7.30 to noon.', 'tue 6-10; sat 7.30-12'],
    [
      'free mon to thurs 330-530, not fridays or weekends (i work)',
      'mon,tue,wed,thu 15.30-17.30; fri,sat,sun x',
    ],
    ['There was one Thursday morning with a note on it. Tuesday 9 to 12.', 'tue 9-12'],
  ])('%s', (text, expected) => {
    expect(weekOf(text)).toBe(expected);
  });
});

describe('work and what it leaves', () => {
  it('are mostly read', () => {
    mostOf(
      [
        ['Working full time Mon-Fri 9-5, so evenings and Saturdays', `${workDays} e -m-a; sat ma`],
        ['I work nights Mon to Thu, free in the day from 1', 'mon,tue,wed,thu 13-17 -e'],
        ['I clean at the school, knock off at 2 Monday to Friday', `${workDays} 14-17`],
        ['mornings are school, so afternoons only', `${workDays} a -m`],
        ['sat is cricket, school til 3.15', `${workDays} -m-a; sat x`],
        ['Thursday I sleep until 1, after this I can do paper until 5', 'thu 13-17 -m'],
        ['Free Monday to Friday 9 to 5. Friday 12 to 2 I pray.', 'mon,tue,wed,thu 9-17; fri 9-12+14-17'],
        ['I work from six till eleven in the morning, Monday to Friday.', `${workDays} 6-11`],
        ['I work at the mill Monday to Friday 6 to 2, $980 a week.', `${workDays} -m-a`],
        ['Working Monday - Saturday 8 to 5, Sunday family.', 'mon,tue,wed,thu,fri,sat 8-17; sun x'],
        [
          'parenting payment 1030 a fortnight, kids are 5 and 9 so its school hours 9.30 to 2.30 mon to fri',
          `${workDays} 9.30-14.30`,
        ],
        ['I get $980 a week, I teach in school hours, Monday to Friday 9 to 3.', `${workDays} -m-a`],
        [
          'I work in a factory Monday to Thursday from 2 to 10 in the night, I take home 890',
          'mon,tue,wed,thu -a-e',
        ],
        ['Daytimes are for typing up.', `${everyDay} ma`],
      ] as [string, string][],
      ([text, expected]) => {
        expect(weekOf(text)).toBe(expected);
      },
      2,
    );
  });
});

interface Conditions {
  says: string;
  week: string;
  /** Months in which nothing is sold; 1 is January. */
  closed?: number[];
  inTerm?: boolean;
  mostDays?: number;
}

const conditions = parse(
  readFileSync(join(root, 'shared/plan/testing/week-conditions.yaml'), 'utf8'),
) as Conditions[];

describe('conditions', () => {
  it('are mostly read', () => {
    mostOf(
      conditions,
      ({ says, ...expected }) => {
        const { selling, inTerm, mostDays } = readingOf(says);
        const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
        expect({
          week: weekOf(says),
          ...(selling && { closed: months.filter((month) => !selling.value.months.includes(month)) }),
          ...(inTerm && { inTerm: true }),
          ...(mostDays && { mostDays: mostDays.value }),
        }).toEqual(expected);
      },
      2,
    );
  });
});
