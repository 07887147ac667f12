import type { Licence } from '#shared/content/schemas/catalogue.ts';
import type { Need } from '#shared/content/schemas/parts.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Choice } from '../choice/candidate.ts';
import type { ConfirmedGoal, ConfirmedIncome, ConfirmedKind } from '../confirm/confirmed.ts';
import {
  clearGoal,
  type Fact,
  type Goal,
  type Hours,
  type LicenceFact,
  type Reading,
  type WeekCell,
} from '../reading/reading.ts';
import { conditionWords } from '../write/say/read-words.ts';

/** What the controls start with: the values that we understood, and what a business on the list asks for. */
export interface ReadValues {
  goal?: Pick<Goal, 'cents' | 'per' | 'tax' | 'by'> & Pick<ConfirmedGoal, 'measure'>;
  income: ConfirmedIncome[];
  hours?: Hours;
  /** Times of some weeks say which: "every second week". */
  week: (Pick<WeekCell, 'day' | 'part' | 'is'> & { when?: string })[];
  money?: { cents: number };
  /** Those that the answers name and those that a business on the list needs. */
  licences: { licence: string; name: string; status?: LicenceFact['status'] }[];
  trades: { id: string; name: string }[];
  owned: string[];
  limits: Need[];
  /** The words that each was read from. */
  words: Partial<Record<ConfirmedKind, string>>;
}

/** What the words leave open is not filled in. */
function goalOf(reading: Reading): ReadValues['goal'] {
  const goal = clearGoal(reading);
  if (!goal) return undefined;
  const { cents, per, tax, by, measure } = goal;
  return { cents, per, tax, ...(by !== undefined && { by }), ...(measure === 'sales' && { measure }) };
}

const incomeOf = ({ income }: Reading): ConfirmedIncome[] =>
  income.map(({ value: { kind, cents, per, tax } }) => ({
    kind,
    ...(cents !== undefined && per !== undefined && { cents, per }),
    ...(tax !== undefined && tax !== 'unsaid' && { tax }),
  }));

function licencesOf(
  { licences: said }: Reading,
  { offered, later }: Choice,
  licences: ReadonlyMap<string, Licence>,
): ReadValues['licences'] {
  const status = new Map(said.map(({ value }) => [value.licence, value.status]));
  const asked = offered.flatMap(({ offer, licenceFirst, under }) => [
    licenceFirst,
    under?.licence,
    offer.licence?.id,
  ]);
  const ids = new Set([...status.keys(), ...asked, ...later.map(({ licence }) => licence)]);
  return [...ids].flatMap((licence) => {
    const name = licence && licences.get(licence)?.name;
    const is = licence && status.get(licence);
    return name ? [{ licence, name, ...(is && { status: is }) }] : [];
  });
}

function wordsOf({ goal, income, hours, week, money, licences }: Reading): ReadValues['words'] {
  const facts: Record<ConfirmedKind, Fact<unknown> | undefined> = {
    goal,
    income: income[0],
    hours,
    week: week[0],
    money,
    licences: licences[0],
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([kind, fact]) => (fact?.words.trim() ? [[kind, fact.words.trim()]] : [])),
  );
}

export function readValues(
  reading: Reading,
  choice: Choice,
  { trades, licences }: { trades: readonly Trade[]; licences: ReadonlyMap<string, Licence> },
): ReadValues {
  const { hours, money } = reading;
  const goal = goalOf(reading);
  return {
    ...(goal && { goal }),
    income: incomeOf(reading),
    ...(hours && { hours: hours.value }),
    week: reading.week.map(({ value }) => {
      const { day, part, is } = value;
      const when = conditionWords(value);
      return { day, part, is, ...(when !== undefined && { when }) };
    }),
    ...(money && { money: money.value }),
    licences: licencesOf(reading, choice, licences),
    trades: reading.skills.flatMap(({ value: { trade, isWeak } }) => {
      const found = trades.find(({ id }) => id === trade);
      return found && !isWeak ? [{ id: trade, name: found.name }] : [];
    }),
    owned: [...new Set(reading.owned.map(({ value }) => value.item))],
    limits: [...new Set(reading.limits.map(({ value }) => value.need))],
    words: wordsOf(reading),
  };
}
