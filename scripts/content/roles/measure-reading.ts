import { parseArgs } from 'node:util';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { type Fact, isOfBand, type Reading } from '#shared/plan/reading/reading.ts';
import type { WordRole } from '#shared/plan/reading/roles/tags.ts';
import { readCatalogue } from '../catalogue/read-files.ts';
import {
  heldOutFolder,
  labelledFiles,
  type Mark,
  type MarkedText,
  readLabelledFile,
} from './labelled-texts.ts';
import { readWeights } from './read-weights.ts';
import { weekAsMarked } from './week-as-marked.ts';

/**
 * Compares what the reader finds with labelled texts that it did not learn from:
 * `npm run roles:measure -- care-teaching-and-events.txt`.
 */
const { values } = parseArgs({
  options: { show: { type: 'string' } },
});
const { trades, words, licences, situations } = readCatalogue();
if (!words) throw new Error('The word lists cannot be read.');
const roles = readWeights();
const lexicon = compileLexicon({ words, roles, trades, licences, situations });

interface Tally {
  marked: number;
  found: number;
  right: number;
}
const tallies = new Map<string, Tally>();
const add = (name: string, more: Tally): void => {
  const { marked, found, right } = tallies.get(name) ?? { marked: 0, found: 0, right: 0 };
  tallies.set(name, { marked: marked + more.marked, found: found + more.found, right: right + more.right });
};

const centsIn = (text: string): number[] =>
  (
    text
      .toLowerCase()
      .replaceAll(',', '')
      .match(/\d+(?:\.\d+)?(?:\s?(?:k\b|c\b|cents?))?/g) ?? []
  ).map((one) =>
    Math.round(Number.parseFloat(one) * (one.endsWith('k') ? 100_000 : /c/.test(one) ? 1 : 100)),
  );

const marksOf = ({ marks }: MarkedText, ...wanted: Mark['role'][]): Mark[] =>
  marks.filter(({ role }) => wanted.includes(role));

/** Sums are compared by their amount, once each. */
function addSums(
  name: string,
  text: MarkedText,
  wanted: Mark['role'][],
  cents: (number | undefined)[],
): void {
  const marked = new Set(
    marksOf(text, ...wanted).flatMap(({ from, to }) => centsIn(text.text.slice(from, to))),
  );
  const found = new Set(cents.filter((one) => one !== undefined));
  const wrong = [...found].filter((one) => !marked.has(one));
  const missed = [...marked].filter((one) => !found.has(one));
  if (values.show === name && wrong.length + missed.length > 0)
    console.log({
      wrong: wrong.map((one) => one / 100),
      missed: missed.map((one) => one / 100),
      text: text.text,
    });
  add(name, { marked: marked.size, found: found.size, right: found.size - wrong.length });
}

/** Words are compared by their place: found where a fact touches a marked stretch. */
function addPlaces(name: string, text: MarkedText, role: WordRole, facts: readonly Fact<unknown>[]): void {
  const own = facts.filter(({ at }) => at.field === 'content');
  const marked = marksOf(text, role);
  const touches = ({ from, to }: Mark, { at }: Fact<unknown>): boolean => at.from < to && at.to > from;
  const missed = marked.filter((mark) => !own.some((fact) => touches(mark, fact)));
  const wrong = own.filter((fact) => !marked.some((mark) => touches(mark, fact)));
  if (values.show === name && missed.length + wrong.length > 0)
    console.log({
      missed: missed.map(({ from, to }) => text.text.slice(from, to)),
      wrong: wrong.map((fact) => fact.words),
      text: text.text,
    });
  add(`${name}, found`, {
    marked: marked.length,
    found: marked.length,
    right: marked.length - missed.length,
  });
  add(`${name}, true`, { marked: own.length, found: own.length, right: own.length - wrong.length });
}

/** Each marked time is said on the right side of the week, and never on the wrong one. */
function addTimes(text: MarkedText, { week }: Reading): void {
  for (const [role, is] of [
    ['free', 'free'],
    ['busy', 'blocked'],
  ] as const)
    for (const mark of marksOf(text, role)) {
      const cells = week.filter(({ at }) => at.field === 'content' && at.from < mark.to && at.to > mark.from);
      const right = cells.some(({ value }) => value.is === is);
      const isWrong = cells.length > 0 && !right;
      if (values.show === role && (!right || isWrong))
        console.log({ [role]: text.text.slice(mark.from, mark.to), isWrong, text: text.text });
      add(`${role} times`, { marked: 1, found: cells.length > 0 ? 1 : 0, right: right ? 1 : 0 });
    }
}

/** Days and parts of the day are compared by their side. */
function addCells(text: MarkedText, { week }: Reading): void {
  const sayCell = ({ value }: Reading['week'][number]): string => `${value.day} ${value.part}`;
  const cellsOf = (cells: Reading['week'], is: string): string[] =>
    cells.filter(({ value }) => value.is === is).map(sayCell);
  const told = week.filter(({ at }) => at.field === 'content');
  const meant = weekAsMarked(text, lexicon);
  for (const is of ['free', 'blocked']) {
    const [marked, found] = [cellsOf(meant, is), cellsOf(told, is)];
    const wrong = found.filter((cell) => !marked.includes(cell));
    const missed = marked.filter((cell) => !found.includes(cell));
    if (values.show === `${is} cells` && wrong.length + missed.length > 0)
      console.log({ wrong: wrong.join(), missed: missed.join(), text: text.text });
    add(`${is} cells`, { marked: marked.length, found: found.length, right: found.length - wrong.length });
  }
}

const other = { skills: '', interests: '', budget: '<1000', timePerWeek: '10h+' };
for (const { goal, content: told } of labelledFiles(heldOutFolder).flatMap(readLabelledFile)) {
  const reading = readAnswers(
    { ...other, incomeGoal: goal.text, content: told.text },
    { lexicon, now: new Date('2026-11-29T00:00:00Z'), country: 'Australia' },
  );
  const cents = (facts: readonly Fact<{ cents?: number | undefined }>[]) =>
    facts.map(({ value }) => value.cents);
  const wages = (facts: Reading['income']) =>
    facts.filter(({ value }) => value.kind === 'wage').map(({ value }) => value.rate?.cents ?? value.cents);
  addSums(
    'price',
    told,
    ['price'],
    reading.prices.flatMap(({ value }) => [value.cents, value.highCents]),
  );
  addSums('cost', told, ['cost', 'monthly'], [...cents(reading.unitCosts), ...cents(reading.costs)]);
  addSums('wage', told, ['wage'], wages([...reading.income, ...reading.pastIncome]));
  addSums(
    'payment',
    told,
    ['payment'],
    cents(reading.income.filter(({ value }) => /payment|pension/.test(value.kind))),
  );
  addSums(
    'partner',
    told,
    ['partner'],
    cents(reading.income.filter(({ value }) => value.kind === 'partner')),
  );
  addSums('purchases', told, ['buy'], cents(reading.purchases ?? []));
  addSums('debt', told, ['debt'], cents(reading.debts));
  addSums('loan', told, ['loan'], [reading.loanAsked?.value.cents]);
  addSums(
    'savings',
    told,
    ['savings'],
    reading.money && !isOfBand(reading.money) ? [reading.money.value.cents] : [],
  );
  addSums('goal', goal, ['goal'], [reading.goal?.value.cents]);
  addTimes(told, reading);
  addCells(told, reading);
  addPlaces('buyer', told, 'buyer', reading.buyers);
  addPlaces('refused', told, 'no', [
    ...reading.notDone,
    ...reading.refusals,
    ...reading.limits,
    ...reading.notPlanned,
  ]);
  addPlaces(
    'private',
    told,
    'private',
    reading.private.filter(({ value }) => value.class !== 'P1'),
  );
  addPlaces('owned', told, 'has', reading.owned);
  addPlaces('asked', told, 'ask', reading.asked);
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
for (const [name, { marked, found, right }] of tallies)
  console.log(
    `${name.padEnd(16)} ${String(marked).padStart(5)} marked, ${share(right, marked)} found, ${share(right, found)} of what was found is right`,
  );
