import { escapeHtml } from '#web/app/head/escape-html.ts';
import { minutesOfDay, printSpan, printTime } from './clock-time.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
type Day = (typeof days)[number];
const fullNames: Readonly<Record<Day, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

interface Stint {
  day: Day;
  from: number;
  to: number;
  words: string;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Where the hours of a week lie: `Tue 18:30-20:00 | Edit batch A`. Days without a line are seen to be free. */
export function drawWeek(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: 14 });
  const stints = lines.map(readStint);
  const inWeek = (day: Day, minutes: number) => days.indexOf(day) * 24 * 60 + minutes;
  // Hours that lie over each other would be added up twice.
  const early = stints.findIndex(({ day, from }, index) => {
    const before = stints[index - 1];
    return before !== undefined && inWeek(day, from) < inWeek(before.day, before.to);
  });
  if (early > 0)
    throw new DiagramFault(lines[early]?.number ?? 1, 'comes earlier in the week than the line before ends');
  const first = Math.floor(Math.min(...stints.map(({ from }) => from)) / 60) * 60;
  const last = Math.ceil(Math.max(...stints.map(({ to }) => to)) / 60) * 60;
  const rows = days.map((day) =>
    drawDay(day, { first, last, stints: stints.filter((one) => one.day === day) }),
  );
  const sum = printSpan(stints.reduce((minutes, { from, to }) => minutes + to - from, 0));
  const key = `The track runs from ${printTime(first)} to ${printTime(last)}. In all:`;
  return `<ul class="week" role="list">${rows.join('')}</ul><p class="drawn-total"><span>${key}</span> <b class="drawn-figure">${sum}</b></p>`;
}

function readStint(line: DiagramLine): Stint {
  const [when = '', words = ''] = cellsOf(line, { names: ['day and times', 'what'] });
  const [, name, start = '', end = ''] = /^(\w{3}) ([\d:]+)-([\d:]+)$/.exec(when) ?? [];
  const day = days.find((one) => one === name);
  if (day === undefined) throw new DiagramFault(line.number, `“${when}” is not like Tue 18:30-20:00`);
  const [from, to] = [minutesOfDay(start, line.number), minutesOfDay(end, line.number)];
  if (to <= from) throw new DiagramFault(line.number, 'ends before it begins');
  return { day, from, to, words };
}

function drawDay(
  day: Day,
  { first, last, stints }: { first: number; last: number; stints: readonly Stint[] },
) {
  const span = last - first;
  const rects = stints.map(
    ({ from, to }) =>
      `<rect class="bars-fill" x="${percent((from - first) / span)}" width="${percent((to - from) / span)}" height="100%"/>`,
  );
  const track = `<svg height="12" aria-hidden="true"><rect class="bars-track" width="100%" height="100%"/>${rects.join('')}</svg>`;
  const words = stints.map(
    ({ from, to, words: what }) =>
      `<p class="week-stint"><span>${escapeHtml(what)}, ${printTime(from)}</span> <b class="drawn-figure">${printSpan(to - from)}</b></p>`,
  );
  const free = stints.length === 0 ? '<p class="sr-only">free</p>' : words.join('');
  return `<li class="week-day"><abbr title="${fullNames[day]}">${day}</abbr><div>${track}${free}</div></li>`;
}
