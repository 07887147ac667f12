import type { Block, TableRow } from '../../document/plan-document.ts';
import type { Fact, Income } from '../../reading/reading.ts';
import { given, left, type Maybe, note, numbered, row, table, title, under } from '../blocks.ts';
import { fullDate } from '../say/dates.ts';
import { goalWords } from '../say/goal.ts';
import { dollars } from '../say/money.ts';
import { needWords, proofWords, weekWords } from '../say/read-words.ts';
import { an, counted, heading, list, phrase } from '../say/words.ts';
import { isFirstOf, mayShow, quote, type Writing } from '../writing.ts';

type Line = Maybe<TableRow>;

const line = (what: string, words: string | undefined): TableRow => row(what, words ?? '–');

function goalLine(writing: Writing): Line {
  const { goal } = writing.reading;
  if (!goal) return line('Goal: you named no amount. This plan shows what the work can earn.', undefined);
  const unsure = goal.value.tax === 'unsaid' && goal.value.measure === 'income';
  return line(
    `Goal: ${goalWords(goal.value)}.${unsure ? ' You did not say before or after tax.' : ''}`,
    quote(writing, goal),
  );
}

const incomeNames: Readonly<Record<Income['kind'], string>> = {
  wage: 'a wage',
  business: 'your own business',
  payment: 'a payment',
  pension: 'a pension',
  partner: 'a partner’s income',
  none: 'none',
};

function incomeLines(writing: Writing): Line[] {
  const { reading, situations } = writing;
  const shown = reading.income.filter((income) => mayShow(writing, income));
  if (shown.length === 0)
    return [line('Income now: you did not say. We counted no other income.', undefined)];
  return shown.map((income) => {
    const { kind, cents, per, payment } = income.value;
    const name =
      (payment && situations.get(payment)?.name.replace(/^You (?:get|are on) /, '')) || incomeNames[kind];
    const amount = cents !== undefined && per !== undefined ? `, ${dollars(cents)} a ${per}` : '';
    return line(`Income now: ${name}${amount}.`, quote(writing, income));
  });
}

function debtLines(writing: Writing): Line[] {
  return writing.reading.debts
    .filter((debt) => mayShow(writing, debt))
    .slice(0, 3)
    .map((debt) => {
      const { kind = 'a debt', cents, ratePercent } = debt.value;
      const amount = cents === undefined ? '' : `, ${dollars(cents)}`;
      return line(`Debt: ${kind}${amount}${ratePercent ? ` at ${ratePercent}%` : ''}.`, quote(writing, debt));
    });
}

function timeLines(writing: Writing): Line[] {
  const { reading, figures, screen } = writing;
  const { hours } = reading;
  const used = figures.inputs.hoursPerWeek.value;
  const free = screen.isSafety ? undefined : weekWords(reading, 'free');
  const blocked = screen.isSafety ? undefined : weekWords(reading, 'blocked');
  const firstOf = (is: 'free' | 'blocked') => reading.week.find(({ value }) => value.is === is);
  return [
    line(
      hours
        ? hours.value.low === hours.value.high
          ? `Time: ${counted(used, 'hour')} a week.`
          : `Time: ${hours.value.low} to ${hours.value.high} hours a week. This plan uses ${used}.`
        : `Time: you did not say. This plan uses ${used} hours a week.`,
      quote(writing, hours),
    ),
    free !== undefined && line(`Free: ${free}.`, quote(writing, firstOf('free'))),
    blocked !== undefined && line(`Not free: ${blocked}.`, quote(writing, firstOf('blocked'))),
    ...reading.away
      .filter((away) => mayShow(writing, away))
      .map((away) =>
        line(`Away: ${fullDate(away.value.from)} to ${fullDate(away.value.to)}.`, quote(writing, away)),
      ),
  ];
}

function skillLines(writing: Writing): Line[] {
  const { reading, catalogue } = writing;
  return reading.skills
    .filter((skill) => !skill.value.isWeak && mayShow(writing, skill))
    .slice(0, 3)
    .map((skill) => {
      const { trade, years, proof } = skill.value;
      const name = catalogue.trades.find(({ id }) => id === trade)?.plain ?? trade;
      const parts = given([
        years !== undefined && counted(years, 'year'),
        ...proof.slice(0, 2).map((one) => proofWords[one]),
      ]);
      return line(`Skill: ${name}${parts.length > 0 ? ` (${list(parts)})` : ''}.`, quote(writing, skill));
    });
}

function licenceLines(writing: Writing): Line[] {
  const { reading, licences } = writing;
  const names = {
    held: 'You hold',
    lapsed: 'You held before',
    'in-progress': 'On the way',
    missing: 'Not held',
  } as const;
  return reading.licences
    .filter((fact) => mayShow(writing, fact))
    .map((fact) => {
      const name = licences.get(fact.value.licence)?.name;
      return name && line(`${names[fact.value.status]}: ${phrase(name)}.`, quote(writing, fact));
    });
}

const wordsOfAll = (writing: Writing, facts: readonly Fact<unknown>[]): string | undefined =>
  facts.map((fact) => quote(writing, fact)).find((words) => words !== undefined);

function ownedLine(writing: Writing): Line {
  const { owned } = writing.reading;
  const items = owned
    .filter((fact) => mayShow(writing, fact) && writing.screen.allows(fact.value.item))
    .map(({ value }) => value.item.replace(/^own /, ''));
  return items.length > 0 && line(`You own: ${list([...new Set(items)].slice(0, 6))}.`, undefined);
}

function marketLines(writing: Writing): Line[] {
  const { buyers, prices, income } = writing.reading;
  const isWage = (words: string) => income.some((fact) => fact.words === words && fact.value.kind === 'wage');
  const seen = buyers.filter((fact) => mayShow(writing, fact) && writing.screen.allows(fact.value.who));
  const words = { waiting: 'asked', now: 'buying now', past: 'in the past' } as const;
  const price = prices.find(
    (fact) => fact.value.when !== 'past' && !isWage(fact.words) && mayShow(writing, fact),
  );
  return [
    ...seen
      .filter(isFirstOf)
      .slice(0, 2)
      .map((fact) => line(`Buyers, ${words[fact.value.when]}: ${fact.value.who}.`, quote(writing, fact))),
    price &&
      line(
        `Your price: ${dollars(price.value.cents)}${price.value.unit ? ` ${an(price.value.unit)}` : ''}.`,
        quote(writing, price),
      ),
  ];
}

function limitLines(writing: Writing): Line[] {
  const { limits } = writing.reading;
  const words = [...new Set(limits.map(({ value }) => needWords[value.need]))];
  return [words.length > 0 && line(`Left out of the work: ${list(words)}.`, wordsOfAll(writing, limits))];
}

function situationLines(writing: Writing): Line[] {
  const { reading, situations, isPlain } = writing;
  const shown = reading.situations.filter((fact) => {
    const privacy = situations.get(fact.value.id)?.privacy;
    return (privacy === 'P0' || privacy === 'P1') && mayShow(writing, fact);
  });
  const isIncome = new Set(reading.income.map(({ value }) => value.payment));
  return [
    ...shown
      .filter(({ value }) => !isIncome.has(value.id))
      .slice(0, 4)
      .map((fact) => line(`${situations.get(fact.value.id)?.name}.`, quote(writing, fact))),
    isPlain && !shown.some(({ value }) => value.id === 'new-to-english') && line('Easy words.', undefined),
  ];
}

const privateLine = ({ reading }: Writing): Line =>
  reading.private.length > 0 &&
  line('What we must not print: kept out of this file. It is on your private screen.', undefined);

/** The facts of the plan next to the words they came from. */
export function readBlocks(writing: Writing): Block[] {
  const { reading } = writing;
  const rows = [
    goalLine(writing),
    ...incomeLines(writing),
    ...debtLines(writing),
    ...timeLines(writing),
    reading.money &&
      line(`Money to start: up to ${dollars(reading.money.value.cents)}.`, quote(writing, reading.money)),
    ...skillLines(writing),
    ...licenceLines(writing),
    ownedLine(writing),
    ...marketLines(writing),
    ...limitLines(writing),
    ...situationLines(writing),
    privateLine(writing),
  ];
  return given<Block>([
    table('read-table', 'What we read', [left('What we read', 1.5), left('Your words')], rows),
    note('read-note', 'Is a line wrong? Correct it on the form. Every figure follows.'),
  ]);
}

/** What the customer should tell us, because it would change the plan. */
export function questionBlocks({ reading, screen }: Writing): Block[] {
  const asks = reading.open.map(({ ask }) => ask).filter((ask) => screen.allows(ask) || !screen.isSafety);
  return under(title('open-title', 'Please answer'), [numbered('open-list', asks.slice(0, 5).map(heading))]);
}
