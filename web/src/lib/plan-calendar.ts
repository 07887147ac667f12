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

/** Parses the part of RFC 5545 that our calendars use: folded lines, escaped text, all-day tasks. */
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
    const day = valueIn(event, /^DTSTART;VALUE=DATE:/)?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    if (title === undefined || day === undefined) return [];
    const about = valueIn(event, /^DESCRIPTION:/)?.split('\n') ?? [];
    return [{ title, day, about }];
  });
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
