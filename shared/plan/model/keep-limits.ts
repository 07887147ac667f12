import type { StatedLimit } from '../limits/limits.ts';
import type { Sitting } from './week.ts';

const isWeekend = (day: Sitting['day']): boolean => day === 'Saturday' || day === 'Sunday';

/** The proposed week with nothing on days or in parts of days that the person ruled out; each sitting keeps its hours. */
export function keepLimits(week: readonly Sitting[], stated: readonly StatedLimit[]): readonly Sitting[] {
  const refuses = (limit: StatedLimit['limit']): boolean => stated.some((one) => one.limit === limit);
  const noWeekends = refuses('weekends');
  const noEvenings = refuses('evenings');
  const taken = new Set(week.map(({ day }) => day).filter((day) => !(noWeekends && isWeekend(day))));
  return week.map((sitting) => {
    const moved = noWeekends && isWeekend(sitting.day) ? freeWeekday(taken) : undefined;
    const day = moved ?? sitting.day;
    // What was a Saturday morning is an evening of a weekday, which most jobs leave.
    const part = moved && !noEvenings ? 'evening' : sitting.part;
    return { ...sitting, day, part: noEvenings && part === 'evening' ? 'afternoon' : part };
  });
}

function freeWeekday(taken: Set<Sitting['day']>): Sitting['day'] | undefined {
  const day = (['Tuesday', 'Thursday', 'Wednesday', 'Monday', 'Friday'] as const).find(
    (one) => !taken.has(one),
  );
  if (day) taken.add(day);
  return day;
}

/** A background without the words that rule days out, so that they are not read as naming them. */
export const withoutRefusals = (background: string, stated: readonly StatedLimit[]): string =>
  stated
    .filter(({ limit }) => limit === 'weekends' || limit === 'evenings')
    .reduce((text, { clause }) => text.replace(clause, ''), background);

export const dayWithinLimits = (day: Sitting['day'], stated: readonly StatedLimit[]): Sitting['day'] =>
  keepLimits([{ day, part: 'morning', hours: 0 }], stated)[0]?.day ?? day;
