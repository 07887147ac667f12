import { type Day, type DayPart, dayParts, days, type Fact, type Limit, type WeekCell } from '../reading.ts';

const cellsOf: Partial<Record<Limit['need'], readonly [readonly Day[], readonly DayPart[]]>> = {
  evenings: [days, ['evening']],
  nights: [days, ['evening']],
  weekends: [days.slice(5), dayParts],
  weekdays: [days.slice(0, 5), dayParts],
};

/** "No evenings" makes every evening busy, except one of which the person named the hours. */
export function busyByLimit(
  week: readonly Fact<WeekCell>[],
  limits: readonly Fact<Limit>[],
): Fact<WeekCell>[] {
  const cells = new Map(week.map((cell) => [cell.id, cell]));
  for (const limit of limits) {
    const [limitDays, parts] = cellsOf[limit.value.need] ?? [[], []];
    for (const day of limitDays)
      for (const part of parts) {
        const id = `week:${day}:${part}`;
        const said = cells.get(id)?.value;
        if (said?.is === 'blocked' || said?.from !== undefined) continue;
        cells.set(id, { ...limit, id, value: { day, part, is: 'blocked' } });
      }
  }
  return [...cells.values()].toSorted((one, other) => rank(one.value) - rank(other.value));
}

export const rank = ({ day, part }: WeekCell): number => days.indexOf(day) * 3 + dayParts.indexOf(part);
