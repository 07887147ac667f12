import { monthNames } from '../goal/calendar.ts';
import { inDigits } from '../model/in-digits.ts';
import type { PlanModel } from '../model/plan-model.ts';

/** In tables every amount has its cents, so that a reader can add them up as they stand. */
export const moneyCell = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${inDigits(Math.abs(cents) / 100, 2, 2)}`;
export const count = (value: number, digits = 0): string => inDigits(value, digits);
export const oneDigit = (value: number): string => inDigits(value, 1, 1);
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value, 2)} ${value === 1 ? one : many}`;
export const shortHours = (hours: number): string => `${count(hours, 2)} h`;

export const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const stop = (text: string): string => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`);
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

const dayOfWeek = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** `Monday 23 November`, from `2026-11-23`. */
export const weekday = (iso: string): string =>
  dayOfWeek.format(new Date(`${iso}T00:00:00Z`)).replace(',', '');
export const shortDay = (iso: string): string => {
  const [, month = 1, day = 1] = iso.split('-').map(Number);
  return `${day} ${(monthNames[month - 1] ?? '').slice(0, 3)}`;
};

/** What one sale is, in a sentence; what stands in brackets belongs to tables. */
export const unitWord = ({ path }: Pick<PlanModel, 'path'>, amount = 1): string => {
  const unit = path.unit.replace(/ \(.*\)$/, '');
  return amount === 1 ? unit : pluralOf(unit);
};
/** What is tried, before any of it becomes a sale: contacts made, items listed, visits to a shop. */
export const triesWord = ({ path: { demand } }: Pick<PlanModel, 'path'>): string =>
  demand.kind === 'outreach' ? demand.tries : 'visits';
const behindTheNoun = /^(.*?)((?:,| (?:of|for|with|in|on|at|to|from|sold|bought)\b).*)$/;
/** The noun takes the ending, not what stands behind "of", "for" or a comma. */
export function pluralOf(unit: string): string {
  const [, head = unit, tail = ''] = behindTheNoun.exec(unit) ?? [];
  if (/(?:s|x|ch|sh)$/.test(head)) return `${head}es${tail}`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${tail}`;
  return `${head}s${tail}`;
}
