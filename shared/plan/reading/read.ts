import type { RunAnswers } from '../plan-input.ts';
import { bookForSale } from './book-for-sale.ts';
import { withListPrices } from './buyers/list-price.ts';
import { withOwnPrices } from './contracts/own-prices.ts';
import { isOfContract, readContracts } from './contracts/read-contracts.ts';
import { billsOf } from './costs/bills-today.ts';
import { readCosts } from './costs/read-costs.ts';
import { readCostShare, readPassedOn } from './costs/read-passed-on.ts';
import { localDay, partsOf } from './goal/calendar.ts';
import { jobEndIn, untilJobEnds } from './income/job-end.ts';
import type { Lexicon } from './lexicon.ts';
import { loanListIn } from './loan-list.ts';
import { nameWork } from './naming/name-work.ts';
import { rankedTrades, withRanked } from './naming/rank-trades.ts';
import { openQuestions } from './open-questions.ts';
import { bindPrices } from './prices/bind-prices.ts';
import { linkedPrices, placesOf } from './prices/linked-prices.ts';
import { readPrices } from './prices/read-prices.ts';
import { withoutRefusedOffers } from './prices/without-refused.ts';
import { readArranged } from './read-arranged.ts';
import { readAsked } from './read-asked.ts';
import { readAway } from './read-away.ts';
import { broadSkills } from './read-broad-skills.ts';
import { readBusyMonths } from './read-busy-months.ts';
import { readBuyers } from './read-buyers.ts';
import { readMost, readOpenMonths } from './read-capacity.ts';
import { readDebts } from './read-debts.ts';
import { readDone } from './read-done.ts';
import { isNorthern, readGoalFact } from './read-goal-fact.ts';
import { pricedPerPerson, readGroup } from './read-group.ts';
import { readHours } from './read-hours.ts';
import { readIdea } from './read-idea.ts';
import { readInPlace } from './read-in-place.ts';
import { readIncome } from './read-income.ts';
import { readLimitsSaid, readRefusals } from './read-limits-said.ts';
import { readLoanAsked } from './read-loan.ts';
import { readMarketDay } from './read-market-days.ts';
import { readMoneyToStart } from './read-money-start.ts';
import { readNotPlanned } from './read-not-planned.ts';
import { readOpening } from './read-opening.ts';
import { readOwnTrade } from './read-own-trade.ts';
import { readPartner } from './read-partner.ts';
import { readPaysAfter, readShare } from './read-pay-terms.ts';
import { readPrivate } from './read-private.ts';
import { readPurchases, withoutBought, withoutLoanUse } from './read-purchases.ts';
import { readRefusedWork } from './read-refused-work.ts';
import { readRegulars } from './read-regulars.ts';
import { readLicences, readOwed, readOwned } from './read-rest.ts';
import { readRivals } from './read-rivals.ts';
import { incomeBeside, readRunning } from './read-running.ts';
import { readSalesNow } from './read-sales-now.ts';
import { readSelling } from './read-selling.ts';
import { readSettled } from './read-settled.ts';
import { readSituations } from './read-situations.ts';
import { readSkills } from './read-skills.ts';
import { readSold, readUnwanted } from './read-sold.ts';
import { readStaff } from './read-staff.ts';
import { readStillToDo } from './read-still-to-do.ts';
import { readTermTime } from './read-term-time.ts';
import { readToday } from './read-today.ts';
import { readWayOfWork } from './read-way-of-work.ts';
import type {
  BuyerFact,
  Fact,
  Income,
  LoanAsked,
  PriceFact,
  Reading,
  RunningCost,
  UnitCost,
} from './reading.ts';
import { readRoles } from './roles/read-roles.ts';
import { has, type ReadSentence, readSentences } from './text.ts';
import { afterJob, endByWeek, hasTimesUntil } from './week/beside-job.ts';
import { busyByLimit } from './week/busy-by-limit.ts';
import { readMostDays } from './week/read-most-days.ts';
import { readWeek } from './week/read-week.ts';

export interface ReadContext {
  lexicon: Lexicon;
  now: Date;
  timeZone?: string;
  /** Whose dollars or pounds a sum without a mark is in. */
  country?: string;
}

const scripts: [RegExp, NonNullable<Reading['otherLanguage']>][] = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu, 'vi'],
  [/[\p{Script=Devanagari}\p{Script=Thai}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Greek}]/gu, 'other'],
];

function languageOf(text: string): Reading['otherLanguage'] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [pattern, language] of scripts)
    if ((text.match(pattern)?.length ?? 0) > Math.max(4, letters * 0.04)) return language;
  const count = text.split(/\s+/).length;
  const spanish =
    text.match(
      /\b(el|los|las|que|tengo|trabajo|años|con|para|pero|semana|hago|soy|quiero|gusta|mi|una|por|del|muy|más|poco|algo)\b/giu,
    )?.length ?? 0;
  if (spanish >= 5 && spanish > count / 6) return 'es';
  const vietnamese =
    text.match(
      /\b(em|anh|khong|co|va|la|lam|duoc|cua|gio|ranh|nha|khach|di|toi|nam|nay|nhung|vi|cho|thu|ngay|nguoi|muon)\b/giu,
    )?.length ?? 0;
  if (vietnamese >= 8 && vietnamese > count / 6) return 'vi';
  const english = text.match(smallEnglish)?.length ?? 0;
  return count >= 40 && english < count / 30 ? 'other' : undefined;
}

/** English has some of these in every sentence; a text without them is in a language that we can't read. */
const smallEnglish =
  /\b(?:the|and|to|of|my|is|for|with|have|it|not|at|on|from|that|are|was|can|want|they|she|we|you|this|per|each|about|but|or|work|week|weekly|hour|hours|day|days|job|jobs|mins?|month|i['’]?m|i['’]?ve)\b/giu;

/** Weak English: the customer says so, or many sentences lack the small words that English needs. */
function needsPlainEdition(sentences: readonly ReadSentence[], language: Reading['otherLanguage']): boolean {
  if (language) return true;
  if (sentences.some((sentence) => has(sentence, 'plain'))) return true;
  const slips = sentences
    .filter(({ field }) => field === 'content')
    .map(
      ({ text }) =>
        text.match(
          /\b(i not|i no have|he not|no have|i am living|for fix|they pay to me|people is|one (?:man|lady|time) (?:he|she)|doesnt has|i have \d+ year\b|\d+ year\b(?! old)|i want do|learn from my)\b/gi,
        )?.length ?? 0,
    )
    .reduce((sum, count) => sum + count, 0);
  return slips >= 2;
}

/** What we understood of the six answers. Any text gives a reading, and time stays in line with its length. */
export function readAnswers(
  answers: RunAnswers,
  { lexicon, now, timeZone = 'Australia/Sydney', country }: ReadContext,
): Reading {
  const today = localDay(now, timeZone);
  const language = languageOf(`${answers.content} ${answers.skills}`);
  const listed = (text: string): string => text.replaceAll(/[,|]/g, ';');
  const texts = { ...answers, skills: listed(answers.skills), interests: listed(answers.interests) };
  // The roles of words are known in English only.
  const read = language !== 'other' && lexicon.roles ? readRoles(texts, lexicon.roles.network) : undefined;
  const sentences = (['content', 'skills', 'interests', 'incomeGoal'] as const).flatMap((field) =>
    readSentences(field, texts[field], { lexicon, roles: read?.roles[field] }),
  );
  for (const sentence of sentences) sentence.isSilent = has(sentence, 'injection');
  const jobEnd = jobEndIn(sentences, today);
  const incomeRead = readIncome(sentences, lexicon, partsOf(today));
  const income = { ...incomeRead, income: untilJobEnds(incomeRead.income, jobEnd) };
  const said = readSituations(sentences, lexicon);
  const ofToday = readToday(sentences);
  const running = readRunning(sentences, said, ofToday);
  const situations = withRunning(said, running, income.income);
  const { goal, questions } = readGoalFact(answers.incomeGoal, {
    lexicon,
    today,
    country,
    sentences,
    income: income.income,
    running: running?.value,
  });
  const busyMonths = readBusyMonths(sentences, isNorthern(country));
  const selling = readSelling(sentences, { goal, isNorth: isNorthern(country) }) ?? readOpenMonths(sentences);
  const limits = readLimitsSaid(sentences);
  const saidWeek = readWeek(sentences, { language, isRunning: running !== undefined, today });
  const week = afterJob(busyByLimit(saidWeek, limits), jobEnd);
  const opens = running || hasTimesUntil(week) ? undefined : readOpening(sentences, today);
  const marketDay = readMarketDay(sentences);
  const inTerm = readTermTime(sentences);
  const mostDays = readMostDays(sentences);
  const hours = readHours(answers.timePerWeek, sentences, week);
  const money = readMoneyToStart(answers.budget, sentences);
  const staff = language ? [] : readStaff(sentences);
  const loanAsked = readLoanAsked(sentences, loanListIn(answers.content));
  const spent = readCosts(sentences, ofToday, billsOf(sentences, ofToday, staff));
  const units = spent.units;
  const costs = spent.running.filter((cost) => !isRepayment(cost, loanAsked));
  const partner = language ? undefined : readPartner(sentences);
  const notDone = readRefusedWork(sentences);
  const { buyers: found, refused } = readBuyers(sentences, language);
  const isOwner = ownersOf(partner?.value.name, loanAsked?.value.partner?.name);
  const wanted = found.filter((buyer) => !isRefusedBuyer(buyer, notDone) && !isOwner(buyer));
  const contracts = language ? [] : readContracts(sentences, { buyers: wanted, today });
  const isOther = (fact: Fact<unknown>): boolean => !isOfContract(fact, contracts);
  const named = wanted.filter(isOther);
  const purchases = loanAsked?.value.use
    ? []
    : [...readPurchases(sentences), ...bookForSale(sentences, loanAsked)].filter(isOther);
  const notes = readPrivate(
    sentences,
    income.income.filter(({ value }) => value.kind === 'wage'),
  );
  const bound = bindPrices(
    readPrices(sentences).filter(
      (price) =>
        isOther(price) &&
        !isPay(price, income.income) &&
        !isOfStaff(price, staff) &&
        !isGoal(price, goal) &&
        !isOfPrivate(price, notes) &&
        !(loanAsked && isIn(price, loanAsked)),
    ),
    { buyers: [...named, ...refused], costs: [...costs, ...units] },
  );
  const notPlanned = readNotPlanned(sentences);
  // A price list of work that we do not plan is not the price list of other work.
  const isOfOther =
    notPlanned.length > 0 &&
    bound.some(({ at }) =>
      sentences.some(
        (one) => one.field === at.field && at.from >= one.from && at.from < one.to && has(one, 'not-planned'),
      ),
    );
  const kept = withoutRefusedOffers(bound, sentences, { buyers: named, refused });
  const prices = isOfOther ? [] : pricedPerPerson(sentences, kept);
  const costShare = readCostShare(sentences);
  const isShare = ({ at }: Fact<unknown>): boolean =>
    costShare?.at.field === at.field && at.from < costShare.at.to && at.to > costShare.at.from;
  const unitCosts = withPrices(units, sentences, prices).filter((fact) => !isShare(fact));
  const passedOn = readPassedOn(sentences);
  const buyers = withListPrices(named, prices);
  const salesNow = language
    ? []
    : readSalesNow(sentences, {
        places: placesOf(sentences, prices),
        buyers,
        month: partsOf(today).month,
        isRunning: running !== undefined,
      }).filter(isOther);
  const regulars = language ? undefined : readRegulars(sentences);
  const group = readGroup(sentences, prices);
  const most = readMost(sentences);
  const [paysAfter, share] = [readPaysAfter(sentences, buyers).filter(isOther), readShare(sentences)];
  const sold = readSold(sentences, prices, lexicon);
  const ranked = language ? [] : rankedTrades(sentences, lexicon, read?.trades ?? new Map());
  const shown = readSkills(sentences, lexicon, sold);
  const ownWork = nameWork(sentences, { lexicon, prices });
  const broad = broadSkills(sentences, shown, { lexicon, work: ownWork?.value.name });
  const skills = withRanked([...shown.filter(({ id }) => !broad.some((one) => one.id === id)), ...broad], {
    ranked,
    sentences,
    lexicon,
  });
  const ownTrade = readOwnTrade(sentences, skills, lexicon.plainSkills);
  const idea = readIdea(sentences, { lexicon, skills, prices });
  const work = broad.length > 0 ? undefined : ownWork;
  const reading: Omit<Reading, 'open' | 'unused'> = {
    version: 1,
    ...(goal && { goal }),
    otherGoals: [],
    income: withoutWork(
      incomeBeside(
        untilJobEnds(income.income, endByWeek(income.income, week)).filter((one) => !isWished(one, goal)),
        running,
      ),
      situations,
    ),
    pastIncome: income.past,
    owed: readOwed(sentences),
    debts: readDebts(sentences),
    ...(hours.hours && { hours: hours.hours }),
    week,
    ...(inTerm && { inTerm }),
    ...(mostDays && { mostDays }),
    ...(opens && { opens }),
    ...(marketDay && { marketDay }),
    away: readAway(sentences, today),
    ...(money && { money }),
    skills,
    sold: Object.fromEntries(
      [...sold].map(([root, weight]) => [
        root,
        Math.round(weight * lexicon.tradeWords.rarity(root) * 10) / 10,
      ]),
    ),
    licences: readLicences(sentences),
    owned: withoutLoanUse(
      withoutBought(readOwned(sentences, language === undefined), { sentences, purchases }),
      loanAsked,
      sentences,
    ),
    buyers,
    contracts: withOwnPrices(contracts, prices),
    staff,
    prices,
    rivals: readRivals(sentences),
    ...readWayOfWork(sentences, { prices, hasLoanUse: loanAsked?.value.use !== undefined }),
    ...(group && { group }),
    ...(most && { most }),
    paysAfter,
    ...(share && { share }),
    done: readDone(sentences),
    arranged: readArranged(sentences),
    settled: readSettled(sentences),
    unitCosts,
    ...(costShare && { costShare }),
    ...(passedOn && { passedOn }),
    costs,
    purchases,
    ...(loanAsked && { loanAsked }),
    ...(partner && { partner }),
    toDo: readStillToDo(sentences),
    notDone,
    limits,
    refusals: readRefusals(sentences),
    situations,
    private: notes,
    ...idea,
    ...(ownTrade && { ownTrade }),
    ...(work && { work }),
    ...(ranked.length > 0 && { ranked }),
    ...(running && { running }),
    ...(selling && { selling }),
    ...(busyMonths && { busyMonths }),
    ...(salesNow.length > 0 && { salesNow }),
    ...(regulars && { regulars }),
    asked: readAsked(sentences, answers.content),
    ...(sentences.some(({ text, isSilent }) => !isSilent && hidesSurname.test(text)) && {
      hidesSurname: true,
    }),
    declinesOthers: sentences.some((sentence) => has(sentence, 'declines-others')),
    ...(sentences.some(
      ({ text, isSilent }) => !isSilent && !text.includes('?') && refusesLicence.test(text),
    ) && {
      refusesLicence: true,
    }),
    unwanted: readUnwanted(sentences, sold, lexicon),
    notPlanned,
    isPlainEdition: needsPlainEdition(sentences, language),
    ...(language && { otherLanguage: language }),
  };
  const open = openQuestions(reading, [...questions, ...income.questions, ...hours.questions]);
  // Words that only keep or strike a row of the start list do not make their sentence a used one.
  return { ...reading, inPlace: readInPlace(sentences), unused: unusedOf(sentences, reading), open };
}

/** "Hems $15, thread 40c; zips $28, the zip $4": each cost is of the price that it belongs to. */
function withPrices(
  costs: readonly Fact<UnitCost>[],
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
): Fact<UnitCost>[] {
  const places = placesOf(sentences, prices);
  return costs.map((cost) => {
    const [, index, at = ''] = cost.id.split(':');
    const sentence = sentences.find((one) => one.field === 'content' && `${one.index}` === index);
    const from = Number(at);
    const linked = sentence ? linkedPrices(sentence, { from, to: from + 2, roles: ['cost'] }, places) : [];
    // The only price of its sentence or line comes before one of another.
    const own = prices.map(({ id }) => id).filter((id) => id.startsWith(`price:${index}:`));
    const priceIds = own.length === 1 && !linked.includes(own[0] as string) ? own : linked;
    return priceIds.length > 0 ? { ...cost, value: { ...cost.value, priceIds } } : cost;
  });
}

/** Who says what the business sells has one, and its hours are no job. A job that ends is not kept. */
function withRunning(
  situations: Reading['situations'],
  running: Reading['running'],
  income: readonly Fact<Income>[],
): Reading['situations'] {
  const wages = income.filter(({ value }) => value.kind === 'wage');
  const isEnding = wages.length > 0 && wages.every(({ value }) => value.until !== undefined);
  const lasting = situations.filter(({ value }) => !(isEnding && value.id === 'wage-beside'));
  if (!running) return lasting;
  const hasWage = income.some(({ value }) => value.kind === 'wage' && value.cents !== undefined);
  const own = lasting.filter(
    ({ value, words }) =>
      hasWage || !/^(?:employed-consent|wage-beside)$/.test(value.id) || !/^(?:i )?work\b/i.test(words),
  );
  return own.some(({ value }) => value.id === 'running-business')
    ? own
    : [...own, { ...running, id: 'situation:running-business', value: { id: 'running-business' } }];
}

/** Sums in the sentence about a loan are of what it buys. */
const isIn = ({ at }: Fact<unknown>, whole: Fact<unknown>): boolean =>
  at.field === whole.at.field && at.from >= whole.at.from && at.to <= whole.at.to;

/** Who owns the business with them, puts money in or lends it buys nothing. */
const isLender =
  /^(?:(?:the|my|an?) )?(?:bank|lender|broker|finance (?:bloke|broker|company)|credit union)$/i;
const ownersOf = (...names: (string | undefined)[]): ((buyer: Fact<BuyerFact>) => boolean) => {
  const known = names.filter((name) => name !== undefined);
  return ({ value: { who } }) =>
    isLender.test(who) || known.some((name) => who.includes(name) || name.includes(who));
};

/** What a loan takes each month is in no cost of today. */
const isRepayment = (cost: Fact<RunningCost>, loan: Fact<LoanAsked> | undefined): boolean =>
  loan !== undefined &&
  (cost.value.cents === loan.value.monthCents || (isIn(cost, loan) && cost.value.per !== 'once'));

/** The amount of a wage is no price. */
const isPay = (price: Fact<PriceFact>, income: readonly Fact<Income>[]): boolean =>
  income.some(
    ({ value, at }) =>
      (value.cents === price.value.cents ||
        (value.kind === 'wage' && /^(?:hour|shift|day|week)$/.test(price.value.unit ?? ''))) &&
      at.field === price.at.field &&
      at.from < price.at.to &&
      at.to > price.at.from,
  );

/** What the firm pays someone is no price: the id of a fact names its sentence. */
const isOfStaff = (price: Fact<PriceFact>, staff: Reading['staff']): boolean =>
  staff.some(
    ({ id, value: { hourCents, dayCents, weekCents } }) =>
      id.split(':')[1] === price.id.split(':')[1] &&
      [hourCents, dayCents, weekCents].includes(price.value.cents),
  );

/** "I would like it to pay me $5,000 a month": the goal is no income. */
const isWished = ({ value, words }: Fact<Income>, goal: Reading['goal']): boolean =>
  goal !== undefined &&
  value.cents === goal.value.cents &&
  value.per === goal.value.per &&
  /\b(?:like|want|wish|hope|aim|goal)\b/i.test(words);

/** "$350 a week is the number": the goal is no price. */
const isGoal = ({ value }: Fact<PriceFact>, goal: Reading['goal']): boolean =>
  goal !== undefined &&
  value.cents === goal.value.cents &&
  (value.unit === undefined || value.unit === goal.value.per);

/** "Not doing knives for retail shops" names no shop that buys. */
const isRefusedBuyer = ({ value: { who }, at }: Fact<BuyerFact>, notDone: Reading['notDone']): boolean =>
  notDone.some(
    ({ words, at: other }) =>
      other.field === at.field &&
      other.from < at.to &&
      other.to > at.from &&
      words.toLowerCase().includes(who.toLowerCase()),
  );

/** "Thursday psychologist at 10" is nothing that they sell. */
const isOfPrivate = ({ value: { item, unit } }: Fact<PriceFact>, notes: Reading['private']): boolean =>
  notes.some(({ value }) =>
    value.fragments.some((word) => `${item ?? ''} ${unit ?? ''}`.toLowerCase().includes(word.toLowerCase())),
  );

/** "No licence and not getting one", "I don't want a licence", "I have no check and I'm not applying". */
const paper = String.raw`(?:licen[cs]e|permit|ticket|rego|registration|approval|accreditation|check)`;
const refusesLicence = new RegExp(
  [
    String.raw`\b${paper}\b[^.;]{0,40}\b(?:not (?:getting (?:one|it|that|any)|applying|paying for|bothering|doing it|going to get)|(?:wont|won[’']?t) (?:get|bother|pay|apply))\b`,
    String.raw`\b(?:not (?:getting|paying for|bothering with|applying for)|don[’']?t (?:want|need|bother with)|(?:wont|won[’']?t) get) (?:an? |the |any |no |my )?(?:\w+ )?licen[cs]e\b`,
    String.raw`\bwithout (?:an? |the |any )?licen[cs]e\b`,
    String.raw`\bunder the radar\b`,
  ].join('|'),
  'i',
);

/** "Please leave my surname off the plan", "no surname". */
const hidesSurname =
  /\b(?:no|not|never|nowhere|without|leave|keep|don[’']?t|do not|drop|hide|omit|skip)\b[^.;]{0,30}\b(?:surname|last name|family name|full name)\b/i;

/** A school student who names no pay lives on none. */
function withoutWork(income: Fact<Income>[], situations: Reading['situations']): Fact<Income>[] {
  const school = situations.find(({ value }) => value.id === 'school-student' || value.id === 'under-18');
  if (income.length > 0 || !school) return income;
  return [{ ...school, id: 'income:none', value: { kind: 'none' }, certainty: 'inferred' }];
}

const isFact = (value: unknown): value is Fact<unknown> =>
  typeof value === 'object' && value !== null && 'at' in value;

const allFacts = (reading: Omit<Reading, 'open' | 'unused'>): Fact<unknown>[] =>
  Object.values(reading).flatMap((value: unknown): Fact<unknown>[] =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isFact),
  );

/** Sentences that gave no fact. The reviewer sees them. */
function unusedOf(
  sentences: readonly ReadSentence[],
  reading: Omit<Reading, 'open' | 'unused'>,
): Fact<null>[] {
  const content = sentences.filter(({ field }) => field === 'content');
  const used = new Uint8Array(content.at(-1)?.to ?? 0);
  for (const { at } of allFacts(reading)) if (at.field === 'content') used.fill(1, at.from, at.to);
  return content
    .filter(({ words, from, to }) => words.length >= 3 && !used.subarray(from, to).includes(1))
    .map((sentence) => ({
      id: `unused:${sentence.index}`,
      value: null,
      words: sentence.text.trim(),
      at: { field: sentence.field, from: sentence.from, to: sentence.to },
      certainty: 'stated' as const,
    }));
}
