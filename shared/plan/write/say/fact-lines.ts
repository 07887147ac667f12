import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { monthName } from '../../figures/calendar-months.ts';
import { countedIn } from '../../reading/read-group.ts';
import { type Fact, type Income, isOfBand, type LicenceFact, type PriceFact } from '../../reading/reading.ts';
import { stemsIn } from '../../reading/text.ts';
import { given, type Maybe } from '../blocks.ts';
import { shownPeople } from '../own-facts.ts';
import { roleOf } from '../private/nameless-buyer.ts';
import { mayShow } from '../writing.ts';
import { fullDate, monthYear } from './dates.ts';
import type { FactKind, FactLine, FactSources } from './fact-line.ts';
import { firmLines } from './firm-lines.ts';
import { goalWords } from './goal.ts';
import { dollars } from './money.ts';
import {
  buyerPhrase,
  buyerTerms,
  priceHead,
  priceLine,
  runningCostLine,
  runningWords,
  saleVerb,
  saleWords,
  termLine,
  toDoLine,
  unitCostLine,
} from './own-words.ts';
import { isOfPerson, isOfThings, needWords, proofWords, weekWords } from './read-words.ts';
import { an, counted, list, phrase } from './words.ts';

const line = (kind: FactKind, says: string, ...facts: readonly Fact<unknown>[]): FactLine => ({
  kind,
  says,
  facts,
});

export function goalLine({ reading: { goal } }: FactSources): Maybe<FactLine> {
  if (!goal) return undefined;
  if (goal.value.unclear)
    return line('goal', `Goal: about ${dollars(goal.value.cents)}. Part of it is not clear yet.`, goal);
  const isUnsure = goal.value.tax === 'unsaid' && goal.value.measure === 'income';
  return line(
    'goal',
    `Goal: ${goalWords(goal.value)}.${isUnsure ? ' You didn’t say before or after tax.' : ''}`,
    goal,
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

export function incomeLines(sources: FactSources): FactLine[] {
  const { reading, situations } = sources;
  return reading.income
    .filter((income) => mayShow(sources, income))
    .map((income) => {
      const { kind, cents, per, rate, payment } = income.value;
      const name =
        (payment && situations.get(payment)?.name.replace(/^You (?:get|are on) /, '')) || incomeNames[kind];
      const byTime = rate ? `, ${dollars(rate.cents)} ${an(rate.per)}` : '';
      const amount = cents !== undefined && per !== undefined ? `, ${dollars(cents)} a ${per}` : byTime;
      const until = income.value.until === undefined ? '' : `, until ${monthYear(income.value.until)}`;
      return line('income', `Income now: ${name}${amount}${until}.`, income);
    });
}

const debtLines = (sources: FactSources): FactLine[] =>
  sources.reading.debts
    .filter((debt) => mayShow(sources, debt))
    .slice(0, 3)
    .map((debt) => {
      const { kind = 'you owe money', cents, ratePercent } = debt.value;
      const amount = cents === undefined ? '' : `, ${dollars(cents)}`;
      return line('debt', `Debt: ${kind}${amount}${ratePercent ? ` at ${ratePercent}%` : ''}.`, debt);
    });

export function hoursLine({ reading: { hours }, hoursUsed }: FactSources): Maybe<FactLine> {
  if (!hours)
    return (
      hoursUsed !== undefined && line('hours', `Time: you didn’t say. We used ${hoursUsed} hours a week.`)
    );
  const { low, high, first } = hours.value;
  const later =
    first &&
    ` from ${first.until.day} ${monthName(`2027-${String(first.until.month).padStart(2, '0')}`)}, and ${first.hours} until then`;
  return line(
    'hours',
    low === high
      ? `Time: ${counted(hoursUsed ?? low, 'hour')} a week${later ?? ''}.`
      : `Time: ${low} to ${high} hours a week.${hoursUsed !== undefined ? ` We used ${hoursUsed}.` : ''}`,
    hours,
  );
}

function weekLines({ reading, screen }: FactSources): Maybe<FactLine>[] {
  if (screen.isSafety) return [];
  const free = weekWords(reading, 'free');
  const blocked = weekWords(reading, 'blocked');
  const cells = (is: 'free' | 'blocked') => reading.week.filter(({ value }) => value.is === is);
  return [
    free !== undefined && line('week', `Free: ${free}.`, ...cells('free')),
    blocked !== undefined && line('week', `Not free: ${blocked}.`, ...cells('blocked')),
    reading.opens && line('week', `You start on ${fullDate(reading.opens.value)}.`, reading.opens),
    reading.mostDays &&
      line('week', `At most ${counted(reading.mostDays.value, 'day')} a week.`, reading.mostDays),
    reading.inTerm && line('week', 'You work in school terms only.', reading.inTerm),
  ];
}

const awayLines = (sources: FactSources): FactLine[] =>
  sources.reading.away
    .filter((away) => mayShow(sources, away))
    .map((away) => line('away', `Away: ${fullDate(away.value.from)} to ${fullDate(away.value.to)}.`, away));

/** "$3,400", or "“Under $300” (we counted $200)" */
function moneyWords(money: Fact<{ cents: number }>): string {
  const sum = money.value.cents === 0 ? 'nothing' : dollars(money.value.cents);
  if (isOfBand(money) && money.words !== '0') return `“${budgetBandName(money.words)}” (we counted ${sum})`;
  return money.value.cents === 0 ? 'none' : sum;
}

const moneyLine = ({ reading: { money } }: FactSources): Maybe<FactLine> =>
  money && line('money', `Money to start: ${moneyWords(money)}.`, money);

function skillLines(sources: FactSources): FactLine[] {
  const { reading, trades } = sources;
  return (
    reading.skills
      .filter((skill) => !skill.value.isWeak && mayShow(sources, skill))
      // A word of the story may be a buyer's trade or a partner's job.
      .filter(({ at, value }, place) => place === 0 || at.field === 'skills' || value.years !== undefined)
      .slice(0, 3)
      .map((skill) => {
        const { trade, years, proof } = skill.value;
        const name = trades.find(({ id }) => id === trade)?.plain ?? trade;
        const parts = given([
          years !== undefined && counted(years, 'year'),
          ...proof.slice(0, 2).map((one) => proofWords[one]),
        ]);
        return line('skill', `Skill: ${name}${parts.length > 0 ? ` (${list(parts)})` : ''}.`, skill);
      })
  );
}

const licenceStates = {
  held: 'You hold',
  lapsed: 'You used to hold',
  'in-progress': 'In progress',
  missing: 'Not held',
} as const;

/** One card may stand for several licences of the catalogue: it is one line, by the name that the customer used. */
function licenceLines(sources: FactSources): Maybe<FactLine>[] {
  const groups = new Map<string, Fact<LicenceFact>[]>();
  for (const fact of sources.reading.licences.filter((one) => mayShow(sources, one))) {
    const { field, from, to } = fact.at;
    const key = fact.words === '' ? fact.id : `${field} ${from} ${to} ${fact.value.status}`;
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((facts) => {
    const [first] = facts;
    const isOwn = first?.value.called !== undefined && first.value.status === 'held';
    const name = isOwn ? first.value.called : first && sources.licences.get(first.value.licence)?.name;
    return (
      first &&
      name &&
      line('licence', `${licenceStates[first.value.status]}: ${isOwn ? name : phrase(name)}.`, ...facts)
    );
  });
}

function ownedLine(sources: FactSources): Maybe<FactLine> {
  const owned = sources.reading.owned.filter(
    (fact) => mayShow(sources, fact) && sources.screen.allows(fact.value.item),
  );
  const all = [...new Set(owned.map(({ value }) => value.item.replace(/^own /, '')))];
  // "extractor" is the portable extractor.
  const items = all.filter((item) => !all.some((other) => other !== item && other.endsWith(` ${item}`)));
  return items.length > 0 && line('owned', `Things you own: ${list(items.slice(0, 6))}.`, ...owned);
}

const buyerStates = {
  now: 'They buy from you now.',
  promised: 'They said they’ll buy.',
  waiting: 'They want this.',
  past: 'They bought from you before.',
  sends: 'They can tell others about you.',
  hope: 'You mentioned them.',
} as const;

/** A name from another clause may be that of another price. */
function asSaid({ value, words }: Fact<PriceFact>): PriceFact {
  const { item, ...price } = value;
  const said = stemsIn(words);
  return item && [...stemsIn(item)].every((stem) => said.has(stem)) ? value : price;
}

/** What the business sells today. */
function saleLines(sources: FactSources): Maybe<FactLine>[] {
  const { running, salesNow = [], regulars } = sources.reading;
  const words = running && runningWords(running.value);
  return [
    words !== undefined && running && mayShow(sources, running) && line('price', words, running),
    salesNow.length === 0 &&
      regulars &&
      mayShow(sources, regulars) &&
      line(
        'price',
        regulars.value.count === undefined
          ? 'You sell this now.'
          : `You have ${counted(regulars.value.count, 'client')} now.`,
        regulars,
      ),
    ...salesNow
      .filter((fact) => mayShow(sources, fact))
      .map((fact) =>
        line('price', `You ${saleVerb(saleWords(fact.value))} now: ${saleWords(fact.value)}.`, fact),
      ),
  ];
}

/** A buyer whom a file may not name pays the price all the same. */
const withoutName = (price: PriceFact, { screen }: FactSources): PriceFact =>
  price.buyer === undefined ? price : { ...price, buyer: roleOf(price.buyer, screen.allows) };

function marketLines(sources: FactSources): Maybe<FactLine>[] {
  const { prices, income } = sources.reading;
  const isWage = (words: string) => income.some((fact) => fact.words === words && fact.value.kind === 'wage');
  const shown = prices.filter((fact) => !isWage(fact.words) && mayShow(sources, fact));
  return [
    ...shownPeople(sources)
      .slice(0, 8)
      .map((fact) =>
        line(
          'buyer',
          `Buyer: ${[buyerPhrase(fact.value), buyerTerms(fact.value)].filter(Boolean).join(', ')}. ${buyerStates[fact.value.when]}`,
          fact,
        ),
      ),
    ...saleLines(sources),
    ...shown.map((fact) =>
      line('price', `${priceHead(fact.value)}: ${priceLine(withoutName(asSaid(fact), sources))}.`, fact),
    ),
  ];
}

const aCost = ({ cents }: { cents: number }): string => `You pay ${dollars(cents)} for something.`;

/** What they have done, arranged, still have to do and do not do. */
function ownLines(sources: FactSources): Maybe<FactLine>[] {
  const { terms, group, done, arranged, unitCosts, costs, toDo, notDone } = sources.reading;
  const { pace = [], least = [], purchases = [] } = sources.reading;
  const shown = <T>(facts: readonly Fact<T>[]): Fact<T>[] => facts.filter((fact) => mayShow(sources, fact));
  return [
    ...shown(terms).map((fact) => line('term', `Your terms: ${termLine(fact.value, fact.words)}`, fact)),
    ...shown(pace).map((fact) => line('term', 'How long your work takes.', fact)),
    ...shown(least).map((fact) => line('term', 'Your smallest job.', fact)),
    ...shown(purchases).map(({ value, ...fact }) =>
      line('arranged', `Still to buy: ${value.what}, ${dollars(value.cents)}.`, { ...fact, value }),
    ),
    group &&
      mayShow(sources, group) &&
      line(
        'group',
        `You take ${group.value.size} people at a time. We counted ${countedIn(group.value.size)} who pay.`,
        group,
      ),
    ...shown(done).map((fact) =>
      line(
        'proof',
        fact.value.kind === 'words' ? 'What people said about your work.' : 'What you have done.',
        fact,
      ),
    ),
    ...shown(arranged).map((fact) => line('arranged', 'You have this already.', fact)),
    ...shown(unitCosts).map((fact) => line('arranged', unitCostLine(fact.value) ?? aCost(fact.value), fact)),
    ...shown(costs).map((fact) => line('arranged', runningCostLine(fact.value) ?? aCost(fact.value), fact)),
    ...shown(toDo).map((fact) => line('to-do', `Still to do. ${toDoLine(fact.value)}`, fact)),
    ...shown(notDone.filter(({ value }) => value.isUnsure === undefined)).map((fact) =>
      line('not-done', `You don’t do this: ${fact.value.what}.`, fact),
    ),
  ];
}

function limitLine({ reading, asked }: FactSources): Maybe<FactLine> {
  const limits = reading.limits.filter(
    ({ value: { need } }) => !asked || !(isOfPerson(need) || (isOfThings(need) && asked.includes(need))),
  );
  const words = [...new Set(limits.map(({ value }) => needWords[value.need]))];
  return words.length > 0 && line('limit', `You ruled out ${list(words)}.`, ...limits);
}

export function situationLines(sources: FactSources): FactLine[] {
  const { reading, situations } = sources;
  const isIncome = new Set(reading.income.map(({ value }) => value.payment));
  return reading.situations
    .filter((fact) => {
      const privacy = situations.get(fact.value.id)?.privacy;
      return (privacy === 'P0' || privacy === 'P1') && mayShow(sources, fact);
    })
    .filter(({ value }) => !isIncome.has(value.id))
    .slice(0, 4)
    .map((fact) => line('situation', `${situations.get(fact.value.id)?.name}.`, fact));
}

/** Everything that the customer said and that may be shown, in the order in which it is read. */
export const factLines = (sources: FactSources): FactLine[] =>
  given([
    goalLine(sources),
    ...incomeLines(sources),
    ...debtLines(sources),
    hoursLine(sources),
    ...weekLines(sources),
    ...awayLines(sources),
    moneyLine(sources),
    ...skillLines(sources),
    ...licenceLines(sources),
    ownedLine(sources),
    ...firmLines(sources),
    ...marketLines(sources),
    ...ownLines(sources),
    limitLine(sources),
    ...situationLines(sources),
  ]);
