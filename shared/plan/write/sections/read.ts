import type { Block, TableRow } from '../../document/plan-document.ts';
import { isPriceLine } from '../../figures/mix/price-lines.ts';
import { type Fact, goalQuestions, type PriceFact, type Reading } from '../../reading/reading.ts';
import { wholePhrase } from '../../reading/whole-phrase.ts';
import { given, left, type Maybe, numbered, row, table, title, under } from '../blocks.ts';
import { isOfRelatives } from '../private/screen.ts';
import { askToday } from '../say/ask-today.ts';
import type { FactKind, FactLine } from '../say/fact-line.ts';
import { factLines } from '../say/fact-lines.ts';
import { heading, series } from '../say/words.ts';
import { mayShow, quote, type Writing } from '../writing.ts';

const withoutWords = (what: string): TableRow => row(what, '–');

/** A line with the first of its words that a file may hold. */
function rowOf(writing: Writing, { kind, says, facts }: FactLine): TableRow {
  const quoted = kind === 'owned' ? [] : [...new Set(given(facts.map((fact) => quote(writing, fact))))];
  // The week is said in more than one place.
  const shown = kind === 'week' ? quoted.slice(0, 3) : quoted.slice(0, 1);
  return row(says, shown.length > 0 ? shown.join(' ') : '–');
}

/** Said in full in its own part of the plan, or in the customer's own words: a trade is only our guess. */
const elsewhere: ReadonlySet<FactKind> = new Set([
  'skill',
  'term',
  'proof',
  'arranged',
  'to-do',
  'not-done',
  'loan',
]);
/** Of these a few are enough here. */
const mostOf: Partial<Record<FactKind, number>> = { buyer: 2, price: 2 };

/** The form shows each price, so that it can be corrected; a plan only those that are one. */
const isShown = (line: FactLine | undefined, reading: Reading): boolean =>
  line?.kind !== 'price' || line.facts.every((fact) => isPriceLine(fact as Fact<PriceFact>, reading));

function isForTable(lines: readonly FactLine[], index: number, reading: Reading): boolean {
  const kind = lines[index]?.kind;
  if (!kind || elsewhere.has(kind) || !isShown(lines[index], reading)) return false;
  const before = lines.slice(0, index).filter((line) => line.kind === kind && isShown(line, reading)).length;
  return before < (mostOf[kind] ?? Number.POSITIVE_INFINITY);
}

const mostListed = 6;

/** The skills as they listed them, and what they know the work from. */
function ownSkillRows(writing: Writing): Maybe<TableRow>[] {
  const { input, reading, screen } = writing;
  const listed = input.answers.skills
    .split(/[,;|\n]/)
    .flatMap((item) => wholePhrase(item) ?? [])
    .filter((item) => item.length <= 40 && screen.allows(item) && !isOfRelatives(item))
    .slice(0, mostListed);
  const experience = reading.experience && mayShow(writing, reading.experience) && reading.experience;
  const words = experience && quote(writing, experience);
  return [
    listed.length > 0 && withoutWords(`Your skills: ${series(listed)}.`),
    words && row('Your experience.', words),
  ];
}

const noGoal = 'Goal: you gave no amount. This plan shows what the work can earn.';
const noIncome = 'Income now: you didn’t say, so we counted no other income.';

/** The facts of the plan next to the words they came from. */
export function readBlocks(writing: Writing): Block[] {
  const { reading, isPlain } = writing;
  const lines = factLines({
    ...writing,
    trades: writing.catalogue.trades,
    asked: writing.candidate.care.map(({ need }) => need),
    hoursUsed: writing.figures.inputs.hoursPerWeek.value,
  });
  const has = (kind: FactKind) => lines.some((line) => line.kind === kind);
  const goals = lines.filter(({ kind }) => kind === 'goal');
  const others = lines.filter(({ kind }, index) => kind !== 'goal' && isForTable(lines, index, reading));
  const isNewToEnglish = reading.situations.some(({ value }) => value.id === 'new-to-english');
  const rows = [
    ...goals.map((line) => rowOf(writing, line)),
    !has('goal') && withoutWords(noGoal),
    reading.income.length === 0 && !has('income') && withoutWords(noIncome),
    ...ownSkillRows(writing),
    ...others.map((line) => rowOf(writing, line)),
    isPlain && !isNewToEnglish && withoutWords('This plan uses easy words.'),
  ];
  return given<Block>([
    table('read-table', 'What we understood', [left('What we understood', 1.5), left('Your words')], rows),
  ]);
}

/** What the customer should tell us, because it would change the plan. Page 1 asks about the goal. */
export function questionBlocks({ reading, screen, figures }: Writing): Block[] {
  const onPageOne = goalQuestions(reading);
  const open = reading.open.filter((question) => !onPageOne.includes(question)).map(({ ask }) => ask);
  const asks = given([askToday(figures), ...open]).filter((ask) => screen.allows(ask) || !screen.isSafety);
  return under(title('open-title', 'What we could not tell'), [
    numbered('open-list', asks.slice(0, 5).map(heading)),
  ]);
}
