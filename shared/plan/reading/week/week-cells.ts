import { type Day, type DayPart, dayParts, days, type Fact, type Turn, type WeekCell } from '../reading.ts';
import { factIn, type ReadSentence } from '../text.ts';
import { rank } from './busy-by-limit.ts';
import { partBounds, partsIn, type TimeRange, wholeOf } from './clock-times.ts';
import type { TimeStretch } from './find-stretches.ts';
import { asWeeks } from './turns.ts';

/** A day that is named without a time is a day, and no evening. */
const dayOnly: readonly DayPart[] = ['morning', 'afternoon'];

/** The cells of the week as they are filled, sentence by sentence. */
export class WeekCells {
  readonly #cells = new Map<string, Fact<WeekCell>>();
  /** Cells of which only the start was named. */
  readonly #open = new Set<string>();
  /** Cells that were said to be free now. */
  readonly #now = new Set<string>();

  get all(): Fact<WeekCell>[] {
    return [...this.#cells.values()].toSorted((one, other) => rank(one.value) - rank(other.value));
  }

  /** "Other days": those of which nothing was said. */
  get untouched(): Day[] {
    return days.filter((day) => !dayParts.some((part) => this.#cells.has(`week:${day}:${part}`)));
  }

  /** Whether one of the parts of a day was named as free, with more than "I knock off at 4". */
  isFree(day: Day, parts: readonly DayPart[]): boolean {
    return parts
      .map((part) => `week:${day}:${part}`)
      .some((id) => this.#cells.get(id)?.value.is === 'free' && !this.#open.has(id));
  }

  /** Only the hours that are named are free; a busy time leaves the rest open. */
  put(sentence: ReadSentence, read: TimeStretch, day: Day): void {
    const [end] = read.ranges;
    if (read.is === 'free' && end?.open === 'start' && this.#endAt(day, end.to)) return;
    for (const said of read.ranges) {
      const timed = read.is === 'blocked' ? wholeOf(said) : said;
      for (const part of partsIn(timed)) this.#putPart(sentence, read, { day, part, timed });
    }
    if (read.ranges.length > 0) return;
    const parts = read.parts.length > 0 ? read.parts : read.is === 'free' ? dayOnly : dayParts;
    for (const part of parts) this.#putPart(sentence, read, { day, part });
  }

  /** What is free is free on the days off of a roster, and those are all days of which nothing was said. */
  takeTurns({
    sentence,
    turn,
    from,
    to,
  }: {
    sentence: ReadSentence;
    turn: Turn;
    from: number;
    to: number;
  }): void {
    const free = this.all.filter(({ value }) => value.is === 'free');
    for (const fact of free)
      this.#cells.set(fact.id, { ...fact, value: { ...fact.value, turn: asWeeks(fact.value.turn ?? turn) } });
    if (free.length > 0) return;
    const said: TimeStretch = { is: 'free', ranges: [], parts: [], turn, from, to };
    for (const day of this.notTaken) this.put(sentence, said, day);
  }

  /** "The next one starts on 7 December": said of all that take turns. */
  countFrom(day: string): void {
    for (const fact of this.all) {
      const { turn } = fact.value;
      if (turn && turn.from === undefined)
        this.#cells.set(fact.id, { ...fact, value: { ...fact.value, turn: { ...turn, from: day } } });
    }
  }

  /** What is free now is so until the first of the times that start later. */
  endNow(): void {
    const [start] = this.all.flatMap(({ value }) => value.starts ?? []).toSorted();
    for (const id of this.#now) {
      const fact = this.#cells.get(id);
      if (start !== undefined && fact?.value.is === 'free' && fact.value.starts === undefined)
        this.#cells.set(id, { ...fact, value: { ends: start, ...fact.value } });
    }
  }

  /** Days that are not wholly busy. */
  get notTaken(): Day[] {
    return days.filter((day) =>
      dayParts.some((part) => this.#cells.get(`week:${day}:${part}`)?.value.is !== 'blocked'),
    );
  }

  /** Nothing before an hour: free days start then, and where only busy days were said the others are free from then. */
  startAt(sentence: ReadSentence, said: TimeStretch): void {
    const at = said.ranges[0]?.to ?? 0;
    const free = this.all.filter(({ value }) => value.is === 'free');
    const others = this.untouched;
    if (free.length === 0 && others.length >= 4 && others.length < 7)
      for (const day of others)
        this.put(sentence, { ...said, is: 'free', ranges: [{ from: at, to: 17 * 60 }] }, day);
    for (const fact of free) {
      const { part, from: starts, to: ends = 720 } = fact.value;
      if (part !== 'morning' || (starts ?? 0) >= at) continue;
      if (ends - at >= 30)
        this.#cells.set(fact.id, { ...fact, value: { ...fact.value, from: at, to: ends } });
      else this.#cells.delete(fact.id);
    }
  }

  /** "Monday to Friday 9 to 4, Friday I stop at 2": what was free on that day ends then. */
  #endAt(day: Day, to: number): boolean {
    const timed = this.all.filter(
      ({ value: { is, day: on, from } }) => is === 'free' && on === day && from !== undefined,
    );
    if (!timed.some(({ value }) => (value.from ?? 0) < to && (value.to ?? 0) >= to)) return false;
    for (const fact of timed) {
      if ((fact.value.from ?? 0) >= to) this.#cells.delete(fact.id);
      else
        this.#cells.set(fact.id, {
          ...fact,
          value: { ...fact.value, to: Math.min(to, fact.value.to ?? to) },
        });
    }
    return true;
  }

  #putPart(
    sentence: ReadSentence,
    { is, from, to, parts, days: found, turn: turnOfAll, starts, ends, isNow, isDesk }: TimeStretch,
    { day, part, timed }: { day: Day; part: DayPart; timed?: TimeRange },
  ): void {
    const id = `week:${day}:${part}`;
    const before = this.#cells.get(id);
    // What was blocked in words stays blocked; what was free may be narrowed.
    const isTaken = before?.value.is === 'blocked' && before.value.from === undefined;
    if (before?.value.is === 'blocked' && is === 'free' && (!timed || (isTaken && !found))) return;
    // "Tuesdays I guide, nothing after 10": Tuesday stays taken.
    if (isTaken && is === 'blocked' && !found) return;
    const isHere = before?.value.is === 'free' && is === 'free' && before.value.from !== undefined;
    // "Wednesday 9 to 2" stays so where the day is named again without its hours.
    if (isHere && !timed && (parts.length === 0 || !found) && !found?.turns.has(day)) return;
    // "My days off now are Monday and Wednesday. From February Monday to Friday": Monday is free all along.
    const isFreeNow = before?.value.is === 'free' && before.value.starts === undefined && this.#now.has(id);
    if (is === 'free' && starts !== undefined && isFreeNow) {
      this.#now.delete(id);
      return;
    }
    const said = timed && {
      from: Math.max(timed.from, partBounds[part].from),
      to: Math.min(timed.to, partBounds[part].to),
    };
    // "Free Monday to Friday 9 to 5, Friday 12 to 2 I pray": what is left of the part stays free.
    const left = before && said && leftOf(before.value, { part, is, ...said });
    if (left && is === 'blocked') {
      this.#cells.set(id, { ...before, value: { ...before.value, ...left } });
      return;
    }
    // "Every second Tuesday I visit the home" says nothing of "Mon, Tue, Wed 9 to 2".
    const isList = timed && (found?.days.length ?? 0) > 1;
    const turn =
      is === 'free'
        ? (found?.turns.get(day) ?? turnOfAll ?? (isList ? undefined : before?.value.turn))
        : undefined;
    const value = {
      ...{ day, part, is, ...(left ?? said) },
      ...(turn && { turn }),
      ...(is === 'free' && starts !== undefined && { starts }),
      ...(is === 'free' && ends !== undefined && { ends }),
      ...(is === 'free' && isDesk && { isDesk }),
    };
    if (isNow) this.#now.add(id);
    if (timed?.open === 'end') this.#open.add(id);
    else this.#open.delete(id);
    this.#cells.set(id, factIn(sentence, { id, value, from, to }));
  }
}

/** What stays free of a part when a stretch of it is busy: the longer end of it, of an hour or more. */
function leftOf(
  before: WeekCell,
  now: { part: DayPart; is: WeekCell['is']; from: number; to: number },
): TimeRange | undefined {
  if (before.is === now.is) return undefined;
  const usual = {
    from: Math.max(partBounds[now.part].from, 540),
    to: Math.min(partBounds[now.part].to, 1260),
  };
  const [free, busy] = before.is === 'free' ? [{ ...usual, ...before }, now] : [now, before];
  if (busy.from === undefined || busy.to === undefined || free.from === undefined || free.to === undefined)
    return undefined;
  const ends = [
    { from: free.from, to: Math.min(free.to, busy.from) },
    { from: Math.max(free.from, busy.to), to: free.to },
  ].toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return ends[0] && ends[0].to - ends[0].from >= 60 ? ends[0] : undefined;
}
