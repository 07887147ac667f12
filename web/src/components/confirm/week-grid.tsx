import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FreePart } from '#shared/plan/confirm/confirmed.ts';
import { type DayPart, dayParts, days } from '#shared/plan/reading/reading.ts';
import { dayName } from '#shared/plan/write/say/dates.ts';
import { classNames } from '../class-names.ts';
import { controlLook, Field } from '../form/field.tsx';
import { type ConfirmProps, ControlGroup, setFact, setPart } from './control-parts.tsx';

const partNames: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

const steps: Readonly<Record<string, readonly [days: number, parts: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = <T,>(list: readonly T[], index: number): T | undefined =>
  list[Math.min(list.length - 1, Math.max(0, index))];

const same = (one: FreePart, other: FreePart): boolean => one.day === other.day && one.part === other.part;

interface CellProps {
  isFree: boolean;
  /** In which weeks, where not in all. */
  when: string | undefined;
  cell: FreePart;
  /** Only one cell of the grid is in the tab order. */
  isReached: boolean;
  onPress: () => void;
}

const Cell = ({ isFree, when, cell: { day, part }, isReached, onPress }: CellProps) => (
  <td className="p-0.5">
    <button
      type="button"
      data-cell={`${day}-${part}`}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isFree}
      aria-label={`${dayName(day)} ${part}: ${isFree ? `free${when === undefined ? '' : `, ${when}`}` : 'not free'}`}
      className={classNames(
        'flex min-h-11 w-full cursor-pointer items-center justify-center gap-1 rounded-sm border text-sm focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf',
        isFree
          ? 'border-leaf bg-leaf-tint font-semibold text-leaf-strong'
          : 'border-line-strong bg-sheet text-ink-soft hover:border-leaf',
      )}
      onClick={onPress}
    >
      {isFree ? (
        <>
          <Check aria-hidden className="size-4 shrink-0 max-[22rem]:hidden" />
          {when === undefined ? 'Free' : 'Some'}
        </>
      ) : (
        '–'
      )}
    </button>
  </td>
);

/** The free parts of the week. Arrow keys move; a press toggles a part. */
export function WeekGrid({ value, read, onChange }: ConfirmProps) {
  const free: readonly FreePart[] = value.week ?? read.week.filter(({ is }) => is === 'free');
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<FreePart>({ day: 'mon', part: 'morning' });

  const whenOf = (cell: FreePart): string | undefined => {
    const isEvery = free.some((one) => same(one, cell) && one.everyWeek);
    return isEvery ? undefined : read.week.find((one) => same(one, cell))?.when;
  };
  const hasSome = read.week.some(({ when }) => when !== undefined);

  /** A time of some weeks becomes one of all weeks, a free one is taken out, and any other is free. */
  const press = (cell: FreePart) => {
    setReached(cell);
    const { day, part } = cell;
    const isFree = free.some((one) => same(one, cell));
    const others = free.filter((one) => !same(one, cell));
    const isSome = isFree && whenOf(cell) !== undefined;
    const next: FreePart[] = isSome
      ? [...others, { day, part, everyWeek: true }]
      : isFree
        ? others
        : [...others, { day, part }];
    onChange(
      setFact(
        { value, read },
        'week',
        next.map((one) => ({ day: one.day, part: one.part, ...(one.everyWeek && { everyWeek: true }) })),
      ),
    );
  };

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const day = within(days, days.indexOf(reached.day) + step[0]);
    const part = within(dayParts, dayParts.indexOf(reached.part) + step[1]);
    if (day === undefined || part === undefined) return;
    setReached({ day, part });
    table.current?.querySelector<HTMLElement>(`[data-cell="${day}-${part}"]`)?.focus();
  };

  return (
    <ControlGroup
      title="Your week"
      words={read.words.week}
      hint="Press the times you’re free. We won’t schedule tasks at other times."
    >
      <table ref={table} aria-label="Free times of your week" className="w-full table-fixed" onKeyDown={move}>
        <thead>
          <tr>
            <td className="w-[22%]" />
            {dayParts.map((part) => (
              <th key={part} scope="col" className="pb-1 text-center text-sm font-normal">
                {partNames[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row" className="pr-1 text-left text-sm font-normal">
                <span aria-hidden className="sm:hidden">
                  {dayName(day).slice(0, 3)}
                </span>
                <span className="max-sm:sr-only">{dayName(day)}</span>
              </th>
              {dayParts.map((part) => (
                <Cell
                  key={part}
                  cell={{ day, part }}
                  isFree={free.some((one) => same(one, { day, part }))}
                  when={whenOf({ day, part })}
                  isReached={same(reached, { day, part })}
                  onPress={() => press({ day, part })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasSome && (
        <Field id={id} label="A date when you’re free in a “Some” week">
          <input
            id={id}
            type="date"
            className={controlLook}
            value={value.turnFrom ?? ''}
            onChange={({ target }) => onChange(setPart(value, 'turnFrom', target.value || undefined))}
          />
        </Field>
      )}
    </ControlGroup>
  );
}
