import type { Licence } from '#shared/content/schemas/catalogue.ts';
import { isSelling } from '../../reading/reading.ts';
import { stemsIn } from '../../reading/text.ts';
import type { Maybe } from '../blocks.ts';
import { dollars } from '../say/money.ts';
import { sourceNote } from '../say/sources.ts';
import { list, officeInWords, phrase, sentence } from '../say/words.ts';
import { tradeLicences } from '../trade-licences.ts';
import type { Writing } from '../writing.ts';
import { contentStems } from './own-rule.ts';
import { formOf } from './question-form.ts';
import { amountIn } from './read-terms.ts';
import type { Slots } from './slots.ts';

/** Words that name a licence or a check which the trade of the plan need not have. */
const licenceNamed: readonly [RegExp, string][] = [
  [/\bworking with (?:kids|children)|\bwwcc?\b|\bblue card\b/i, 'working-with-children-check'],
  [/\bdrones?\b/i, 'drone-operator'],
  [/\bbas agent\b/i, 'bas-agent'],
  [/\bnaati\b/i, 'naati'],
  [/\b(?:spray\w*|herbicide|roundup|glyphosate)\b/i, 'herbicide-spraying'],
  [/\b(?:rsa|serve (?:alcohol|drinks|wine|beer))\b/i, 'serving-alcohol'],
  [/\bfood safety (?:program|supervisor)\b/i, 'food-safety-supervisor'],
  [/\b(?:second[- ]?hand|pawn)\b.*\b(?:licen[cs]e|dealer)\b/i, 'second-hand-dealer'],
  [/\b(?:aboard|boat|charter|coxswain|vessel)\b/i, 'commercial-vessel'],
  [/\b(?:beehives?|bees)\b/i, 'beekeeper-registration'],
  [/\b(?:hens?|chooks?|eggs?)\b/i, 'egg-producer'],
];

/** Of an answer: more is not read. */
const mostWords = 45;
const wordsOf = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

/** Who sells already has had the first. */
const nextJob = ({ reading }: Writing): string => (isSelling(reading) ? 'next paid job' : 'first paid job');

/** A smaller sum is the price of an hour or a thing, and no job. */
const leastJobCents = 50_000;

/** For work that needs a licence above a sum: whether the job of the question is above it. */
function aboveWords(aboveCents: number, jobCents: number | undefined): string {
  if (jobCents === undefined || jobCents < leastJobCents)
    return `Only for a job worth ${dollars(aboveCents)} or more.`;
  return jobCents > aboveCents
    ? `Not without a licence: the job is ${dollars(jobCents)}, and from ${dollars(aboveCents)} you need one.`
    : `Yes: the job is ${dollars(jobCents)}, and you need a licence only from ${dollars(aboveCents)}.`;
}

interface Named {
  context?: string;
  /** They ask which or what, so that no "yes" answers them. */
  isOpen?: boolean;
}

const small = ['South Australia', 'Tasmania', 'Northern Territory', 'Australian Capital Territory'];
/** One line of the catalogue is for four places. It may speak of one that is not theirs. */
const isOfOther = ({ place, region = '' }: Writing, text: string): boolean =>
  place === 'elsewhere' &&
  small.some((name) => name !== region && text.includes(name)) &&
  !text.includes(region || '\0');

function licenceLine(
  writing: Writing,
  licence: Licence | undefined,
  { context = '', isOpen = false }: Named = {},
): Maybe<string> {
  const line = licence?.places[writing.place];
  if (!licence || !line) return undefined;
  const status = writing.reading.licences.find(({ value }) => value.licence === licence.id)?.value.status;
  const first =
    status === 'held'
      ? `You told us that you hold this: ${phrase(licence.name)}.`
      : line.needed === 'always'
        ? isOpen
          ? `You need this before the ${nextJob(writing)}: ${phrase(licence.name)}.`
          : `Yes. You need this before the ${nextJob(writing)}: ${phrase(licence.name)}.`
        : line.needed === 'above'
          ? aboveWords((line.above ?? 0) * 100, amountIn(context))
          : '';
  const text = isOfOther(writing, line.text) ? `Each state has its own rule for this` : line.text;
  const asks =
    text.includes(line.body) || /\b(?:ask|check with)\b/i.test(text)
      ? ''
      : `Ask ${officeInWords(line.body)}.`;
  const cost = line.cost && status !== 'held' ? `The fee is about ${dollars(line.cost.dollars * 100)}.` : '';
  const all = [first, sentence(text), asks, cost].filter((one) => one !== '');
  const source = sourceNote(writing, line.basis);
  const rest = all.slice(2).filter((_, index) => wordsOf([...all.slice(0, 3 + index), source]) <= mostWords);
  return `${[...all.slice(0, 2), ...rest].join(' ')}${source}`;
}

/** Who grants the licence that the trade of the plan is surest to need. */
export function licenceBody(writing: Writing): string | undefined {
  const own = tradeLicences(writing).filter(({ id }) => id !== 'home-business');
  const line = (['always', 'above'] as const)
    .flatMap((needed) =>
      own.flatMap(({ places }) => places[writing.place] ?? []).filter((one) => one.needed === needed),
    )
    .at(0);
  return line && officeInWords(line.body);
}

const paper =
  /\b(?:licen[cs]\w*|permits?|tickets?|qualif\w*|certif\w*|regist\w*|cards?|accredit\w*|rules?|limits?|inspect\w*|qbcc|giay phep)\b|giấy phép|رخصة|ترخيص|许可|执照|免許/i;

/** "Am I allowed to teach a child of my own class?" asks of something else than a paper. */
function isOfPaper({ trade }: Writing, question: string): boolean {
  const own = stemsIn(
    `${trade.plain} ${trade.name} ${trade.recognise.titles.join(' ')} ${trade.recognise.tasks.join(' ')}`,
  );
  return paper.test(question) || contentStems(question).every((stem) => own.has(stem));
}

/** "Which licence?" and "Is my trade certificate enough?" get no "yes". */
const isOpen = (question: string): boolean =>
  ['open', 'when'].includes(formOf(question)) ||
  /\benough\b|\bor (?:do|can|must|should) (?:i|we)\b/i.test(question);

/** The licence that the question names, else the one of the trade that is most sure to be needed. */
function licenceAnswer(writing: Writing, question: string, context: string): Maybe<string> {
  const { trade, licences, place, candidate, isAustralia } = writing;
  if (!isAustralia) return undefined;
  const how = { context, isOpen: isOpen(question) };
  // A business that is not in the catalogue has no list of licences there: its name says which one it is.
  const about = candidate.isUncatalogued ? `${question} ${trade.plain}` : question;
  const named = licenceNamed.find(([pattern]) => pattern.test(about))?.[1];
  if (named) return licenceLine(writing, licences.get(named), how);
  if (!isOfPaper(writing, question)) return undefined;
  const own = tradeLicences(writing);
  // The sum of a limit is often in a rule of the trade, and not in a licence of its list.
  const limit = /\blimits?\b/i.test(question)
    ? [...(trade.rules.states[place] ?? []), ...trade.rules.all].find(({ text }) => /\$\d/.test(text))
    : undefined;
  if (limit) return `${sentence(limit.text)}${sourceNote(writing, limit.basis)}`;
  const strict = (['always', 'above', 'check'] as const).flatMap((needed) =>
    own.filter((licence) => licence.places[place]?.needed === needed),
  );
  if (strict[0]) return licenceLine(writing, strict[0], how);
  return !candidate.isUncatalogued && (own.length > 0 || trade.rules.states[place])
    ? `We found no licence that you need for ${trade.plain}. Part 7 has the rules. Check yours at ablis.business.gov.au before the ${nextJob(writing)}.`
    : undefined;
}

const isFood = ({ id, plain, name }: Writing['trade']): boolean =>
  /\bfood\b|salad|cook\w*|meals?|cakes?|bread|jams?|sauces?|oysters?/i.test(`${id} ${plain} ${name}`);

const ofHome = /\b(?:home|house|garage|shed|room|sign|visit\w*)\b/i;
const isOfCouncil = (text: string): boolean => /\b(?:council|shire)\b/i.test(text);

/** The rule of the trade that a council answers for. */
function councilAnswer(writing: Writing, question: string): Maybe<string> {
  const { trade, place, isAustralia, candidate, licences } = writing;
  if (!isAustralia) return undefined;
  const papers = tradeLicences(writing);
  const ofFood =
    papers.find(({ id }) => /food/.test(id)) ??
    (isFood(trade) ? licences.get('low-risk-food-business') : undefined);
  const own =
    candidate.isUncatalogued && ofFood
      ? ofFood
      : papers.find(
          ({ id, places }) =>
            (id !== 'home-business' || ofHome.test(question)) &&
            isOfCouncil(`${places[place].body} ${places[place].text}`),
        );
  if (own) return licenceLine(writing, own, { isOpen: isOpen(question) });
  const rule = [...(trade.rules.states[place] ?? []), ...trade.rules.all].find(
    ({ text }) =>
      isOfCouncil(text) &&
      /\b(?:approv\w*|permits?|permission|allow\w*|regist\w*|notif\w*|consent)\b/i.test(text) &&
      !/\b(?:depot|tip|bin|drain)\b/i.test(text),
  );
  return rule && `${sentence(rule.text)}${sourceNote(writing, rule.basis)}`;
}

/** What the figures count for cover. */
function coverCost({ figures: { inputs } }: Writing): Maybe<string> {
  const line = inputs.monthly.find(({ what }) => /\b(?:insur|liabil|indemn|cover)/i.test(what));
  return line && `The plan allows about ${dollars(line.cents)} a month for it.`;
}

function cover({ trade: { insurance } }: Writing): string {
  const all = [...insurance.must, ...insurance.should].map(phrase);
  return all.length > 0 ? list(all.slice(0, 2)) : 'public liability';
}

/** The exact words to put to an insurer. */
const insurerWords = ({ trade }: Writing): string =>
  `“${sentence(trade.insurance.ask[0] ?? `I do ${trade.plain}. What does the policy leave out?`)}”`;

/** The paper that the customer has no yet, or that the trade always needs. */
function openLicence({ reading, licences, trade, place }: Writing): Licence | undefined {
  const open = reading.licences.find(({ value }) => value.status !== 'held')?.value.licence;
  const strict = trade.licences.find((id) => licences.get(id)?.places[place].needed === 'always');
  return licences.get(open ?? strict ?? '');
}

const visas = ['student-visa', 'temporary-visa', 'working-holiday-visa', 'humanitarian-visa'];

function visaWords({ reading, situations }: Writing): Maybe<string> {
  const id = visas.find((one) => reading.situations.some(({ value }) => value.id === one));
  const says = situations.get(id ?? '')?.says.slice(0, 2) ?? [];
  return says.length > 0 && says.map(sentence).join(' ');
}

/** Of a situation that an answer names: "{situation-dva}". */
const situationSlots = Object.fromEntries(
  ['carer-allowance', 'workers-compensation', 'dva'].map((id) => [
    `situation-${id}`,
    ({ situations }: Writing) => situations.get(id)?.says.slice(0, 2).map(sentence).join(' '),
  ]),
);

const licenceSlots = Object.fromEntries(
  ['working-with-children-check', 'cooked-food-business', 'low-risk-food-business', 'home-business'].map(
    (id) => [
      `licence-${id}`,
      (writing: Writing, question: string) =>
        licenceLine(writing, writing.licences.get(id), { isOpen: isOpen(question) }),
    ],
  ),
);

export const lawSlots: Slots = {
  ...situationSlots,
  ...licenceSlots,
  licence: licenceAnswer,
  council: councilAnswer,
  cover,
  'cover-cost': (writing) => coverCost(writing) || '',
  'cover-must': ({ trade }) => list(trade.insurance.must.slice(0, 2).map(phrase)) || undefined,
  'insurer-words': insurerWords,
  'open-licence': (writing) => phrase(openLicence(writing)?.name ?? '') || undefined,
  'open-licence-office': (writing) => {
    const body = openLicence(writing)?.places[writing.place].body;
    return body && officeInWords(body);
  },
  visa: visaWords,
};
