import { DiagramFault } from './diagram-lines.ts';

/** “17:30” → 1050 */
export function minutesOfDay(text: string, number: number): number {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const found = Number(hours) * 60 + Number(minutes);
  if (hours === undefined || found > 24 * 60)
    throw new DiagramFault(number, `“${text}” is no time like 17:30`);
  return found;
}

/** 1050 → “5.30 pm” */
export function printTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60;
  const clock = `${hour % 12 || 12}${past === 0 ? '' : `.${String(past).padStart(2, '0')}`}`;
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 195 → “3 h 15 min” */
export function printSpan(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
}
