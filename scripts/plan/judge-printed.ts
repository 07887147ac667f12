import type { Need } from '#shared/content/schemas/parts.ts';
import { assumedStart, holdsOn } from '#shared/plan/reading/week/turn-dates.ts';
import type { ScheduledTask } from '#shared/plan/schedule/schedule.ts';
import { dayOf } from '#shared/plan/write/say/dates.ts';
import type { Expectation, Say } from './expectation.ts';
import type { Planned } from './plan-person.ts';
import type { PrintedPlan } from './printed-plan.ts';

const found = (pattern: string, text: string): boolean => new RegExp(pattern, 'i').test(text);

const dayNames = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
} as const;
const monthName = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleString('en-AU', { month: 'long', timeZone: 'UTC' }).toLowerCase();

/** The names under which a busy time may be written: "friday 1 pm", "friday afternoon", "friday". */
function timeNames({ date, part, from, minutes }: ScheduledTask): string[] {
  const day = dayNames[dayOf(date)];
  const names = [day, `${day} ${part}`, monthName(date)];
  if (part === 'evening') names.push(`${day} night`);
  for (let hour = Math.floor(from / 60); hour * 60 < from + minutes; hour += 1)
    names.push(`${day} ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`);
  return names;
}

/** A task in a time that the customer ruled out, by what they wrote or by what was read. */
const busyTask = (
  tasks: readonly ScheduledTask[],
  { reading }: Planned,
  { from, notTimes }: { from: string; notTimes: readonly string[] },
): string | undefined => {
  const assumed = assumedStart(reading, from);
  for (const task of tasks) {
    const isBlocked = reading.week.some(({ value }) => {
      const { is, day, part, from = 0, to = 1440 } = value;
      return (
        (is === 'blocked' || !holdsOn(value, task.date, assumed)) &&
        day === dayOf(task.date) &&
        part === task.part &&
        task.from < to &&
        task.from + task.minutes > from
      );
    });
    const isAway = reading.away.some(({ value }) => task.date >= value.from && task.date <= value.to);
    const named = timeNames(task).find((name) => notTimes.some((pattern) => found(pattern, name)));
    if (isBlocked || isAway || named) return named ?? `${dayNames[dayOf(task.date)]} ${task.part}`;
  }
  return undefined;
};

/** Limits that a sentence of the expectation names and that the choice can be checked against. */
const checkable: readonly [RegExp, readonly Need[]][] = [
  [
    /\b(?:does not drive|do not drive|no driving|no delivery is planned|no car\b(?! (?:keys|repair)))/i,
    ['driving', 'car'],
  ],
  [
    /\bno (?:\w+ )?(?:telephone|phone scripts?|phone calls?|phone answering|english phone|cold calls)/i,
    ['phone-calls'],
  ],
  [/\bno (?:\w+ ){0,2}(?:camera|video|pictures? of (?:her|him))/i, ['camera']],
  [/\bno social media/i, ['public-page']],
  [/\bno (?:work at )?(?:heights?|ladders?|ladder work)\b/i, ['heights']],
  [/\bno (?:heavy )?lifting\b/i, ['lifting']],
];

function judgeLimits({ choice, reading }: Planned, { safety }: Expectation, say: Say): void {
  const [best] = choice.offered;
  for (const sentence of safety ?? [])
    for (const [pattern, needs] of checkable) {
      if (!pattern.test(sentence)) continue;
      const isRead = reading.limits.some(({ value }) => needs.includes(value.need));
      const isKept = !best?.offer.needs.some((need) => needs.includes(need)) || best.care.length > 0;
      say(`limit ${needs[0]}`, isRead, isKept);
      if (!isRead && !isKept) say(`sold against the limit ${needs[0]}`, true, false);
    }
}

/** A licence, or a certificate that no file of the catalogue is about. */
const hasProof = ({ reading }: Planned): boolean =>
  reading.licences.some(({ value }) => value.status === 'held') ||
  reading.skills.some(({ value }) => value.proof.includes('certificate'));

/** What a finished plan shows of the person: their facts, limits and prices, and nothing that they ruled out. */
export function judgePrinted(
  planned: Planned,
  expect: Expectation,
  { printed, say }: { printed: PrintedPlan; say: Say },
): void {
  const everything = `${printed.document}\n${printed.files}`;
  for (const pattern of expect.facts ?? []) say(`fact ${pattern}`, found(pattern, everything), true);
  for (const pattern of expect.mustNotPrint ?? [])
    say(`kept back ${pattern}`, true, !found(pattern, everything));
  const busy = busyTask(printed.tasks, planned, { from: printed.from, notTimes: expect.notTimes });
  say(busy ? `task on ${busy}` : 'tasks in free time', true, busy === undefined);
  const [low, high] = expect.hours;
  const { hoursPerWeek } = printed;
  say(`plan of ${hoursPerWeek} hours`, true, hoursPerWeek >= low - 0.5 && hoursPerWeek <= high + 0.5);
  if (expect.licence && expect.licence.held.length > 0) say('licence held', hasProof(planned), true);
  const unit = expect.ownIdea?.unit;
  if (unit !== undefined)
    say(`price ${printed.priceCents / 100}`, true, Math.abs(printed.priceCents - unit * 100) < 1);
  for (const { dollars } of expect.prices ?? [])
    say(
      `stated price $${dollars}`,
      planned.reading.prices.some(({ value }) => Math.abs(value.cents - dollars * 100) < 1),
      true,
    );
  const [best] = planned.choice.offered;
  if (expect.offer && expect.offer.length > 0 && best)
    say(
      `offer ${best.offer.name}`,
      true,
      expect.offer.some((pattern) =>
        found(
          pattern,
          `${best.offer.name} ${best.offer.line} ${best.offer.items.map(({ name }) => name).join(' ')}`,
        ),
      ),
    );
  judgeLimits(planned, expect, say);
}
