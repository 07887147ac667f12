/** A task in a plan's calendar. */
export interface PlannedTask {
  title: string;
  /** In the form `2026-11-25`. */
  day: string;
  /** Hours, place and completion criterion, a line each. */
  about: readonly string[];
}

export interface PlanCalendar {
  name: string;
  tasks: readonly PlannedTask[];
}

const plain = (text: string): string =>
  text.replaceAll(/\\([nN]|.)/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));

const start = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/;

/** "080000" is "8 am". Calendars of older plans have no times. */
function hourOf(hour: string | undefined, minute: string | undefined): string[] {
  if (hour === undefined || minute === undefined) return [];
  const minutes = minute === '00' ? '' : `.${minute}`;
  return [`${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`];
}

/** Parses the part of RFC 5545 that our calendars use: folded lines, escaped text, tasks and checkpoints. */
export function readCalendar(text: string): PlanCalendar {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const valueIn = (from: readonly string[], name: RegExp): string | undefined => {
    const line = from.find((one) => name.test(one));
    return line === undefined ? undefined : plain(line.slice(line.indexOf(':') + 1));
  };
  const begins = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []));
  const tasks = begins.flatMap((from): PlannedTask[] => {
    const event = lines.slice(from, lines.indexOf('END:VEVENT', from));
    const title = valueIn(event, /^SUMMARY:/);
    const [, year, month, date, hour, minute] = start.exec(valueIn(event, /^DTSTART[:;]/) ?? '') ?? [];
    const isCheckpoint = valueIn(event, /^UID:/)?.includes('-checkpoint-');
    if (title === undefined || year === undefined || isCheckpoint) return [];
    const about = [...hourOf(hour, minute), ...(valueIn(event, /^DESCRIPTION:/)?.split('\n') ?? [])];
    return [{ title, day: `${year}-${month}-${date}`, about }];
  });
  tasks.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const title = valueIn(lines, /^NAME:/) ?? '';
  return { name: title.slice(title.indexOf(': ') + 1).trim(), tasks };
}

const format = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `2026-11-25` → Wednesday 25 November. */
export function printTaskDay(day: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day}\u00a0${parts.month}`;
}
