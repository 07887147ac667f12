import { cents } from '#shared/domain/tokens/money.ts';
import { monthly } from './goal/per-month.ts';
import { endOf } from './income/read-end.ts';
import { whoseIncome } from './income/whose-income.ts';
import type { Lexicon } from './lexicon.ts';
import { amountsOf, type FoundAmount, hoursIn } from './read-amounts.ts';
import type { Fact, Income, OpenQuestion, Period } from './reading.ts';
import { clauseAround, factIn, hitsOf, type ReadSentence } from './text.ts';

/** More than this a year is asked about before it is believed. */
const mostPerYear = 50_000_000;
const leastPerYear = 100_000;

const periods: readonly string[] = ['week', 'fortnight', 'month', 'quarter', 'year'];
const yearly = (amountCents: number, per: Period): number => monthly(cents(amountCents), per) * 12;

const isNear = (sentence: ReadSentence, id: string, amount: FoundAmount, within = 45): boolean =>
  hitsOf(sentence, 'pay').some(
    (hit) => hit.id === id && hit.to > amount.from - within && hit.from < amount.to + within / 2,
  );

/** A word in the same clause that makes the amount something else: rent, cover, a debt, a price. */
function isOtherMoney(sentence: ReadSentence, amount: FoundAmount): boolean {
  const clause = clauseAround(sentence, amount.from);
  return hitsOf(sentence, 'pay').some(
    (hit) =>
      hit.id === 'not-pay' &&
      hit.from >= clause.from &&
      hit.to <= clause.to &&
      Math.min(Math.abs(hit.to - amount.from), Math.abs(hit.from - amount.to)) < 30,
  );
}

/** "at work", "a job", "shifts": the words around a wage that no pay word names. */
const atWork =
  /\b(?:now at|i work|work (?:at|in|for|as|four|three|full|part|night|day)|days? (?:a week )?there|working (?:at|in|for|as)|job|casual|part[- ]time|full[- ]time|night (?:shift|baker|fill)|shifts?|hours? (?:a|per) week|hrs|on wages|reception|i'?m in|(?:support|aged care|child care|shop|factory) worker|for a provider|trabajo en|\d days?|in the hand|after tax|before tax|0\.\d)\b/i;

/** An hourly wage times the hours of a week that the same sentence names: "25 hours a week at $28.60". */
function weeklyOf(sentence: ReadSentence, amount: FoundAmount): FoundAmount {
  const hours = hoursIn(sentence).find(
    ({ per, low }) => (per === 'week' || per === 'fortnight' || per === undefined) && low >= 3 && low <= 80,
  );
  const isHourly =
    amount.per === 'hour' || (amount.per === undefined && amount.cents >= 1_500 && amount.cents <= 15_000);
  if (!hours || !isHourly || !atWork.test(sentence.text)) return amount;
  const next = sentence.text.slice(amount.to, amount.to + 14);
  const isRate =
    amount.per === 'hour' ||
    /\bat\s*\$?$|\bh(?:ou)?rs?,\s*\$?$/i.test(amount.before) ||
    /^\s*(?:an hour|per hour|por hora|ph|\/ ?h)/i.test(next);
  const per = hours.per === 'fortnight' ? ('fortnight' as const) : ('week' as const);
  return isRate ? { ...amount, cents: Math.round(amount.cents * hours.low), per } : amount;
}

const takenHome = /^\s*(?:clear|in (?:the|my) hand|take[- ]home|after tax)\b/;

function periodOf(amount: FoundAmount): Period | undefined {
  if (amount.per && periods.includes(amount.per)) return amount.per as Period;
  const around = `${amount.after.slice(0, 24)}`;
  if (/\b(p\/?w|a week|per week|weekly|in the week|each week|wk)\b/.test(around)) return 'week';
  if (/\b(a fortnight|f\/?n|fortnightly|fortnight)\b/.test(around)) return 'fortnight';
  if (/\b(a month|per month|monthly)\b/.test(around)) return 'month';
  // "Labourer, 4 days, $1,010 clear": what is taken home is named by the week.
  if (amount.per === undefined && amount.cents >= 25_000 && amount.cents <= 350_000 && takenHome.test(around))
    return 'week';
  // A salary is named by the year: "64k", "$215,000 base", "around 83 thousand".
  if (amount.per === undefined && amount.cents >= 2_000_000) return 'year';
  return undefined;
}

/** The clause of the amount and the one before it. */
const clauseLed = (sentence: ReadSentence, amount: FoundAmount): string =>
  sentence.text.slice(Math.max(0, amount.from - 80), amount.to + 30);

function taxOf(sentence: ReadSentence, amount: FoundAmount): NonNullable<Income['tax']> {
  const around = `${amount.before.slice(-20)} ${sentence.text.slice(amount.from, amount.to).toLowerCase()} ${amount.after.slice(0, 25)}`;
  if (/after tax|take home|clear|bring home|net/.test(around)) return 'after';
  return /before tax|gross|base/.test(around) || /salary/i.test(sentence.text) ? 'before' : 'unsaid';
}

const paymentWords =
  /\b(centrelink|job ?seeker|newstart|parenting payment|pps|youth allowance|austudy|abstudy|carers? payment|carer allowance|disability support pension|superannuation|my super|our super|dsp|age pension|pension|dva|family tax benefit|workers comp\w*|income protection)\b/i;
const pensionWords = /pension|\bdsp\b|\bdva\b|super(?:annuation)?\b/i;
/** Turnover of a business is no wage. */
const takings = /\b(?:sales|turnover|turned over|turn over|takings|revenue|grossed)\b[^.;,]{0,18}$/i;
const profit = /\b(?:profit|cleared|left (?:after|over))\b[^.;]{0,24}$/i;
/** "1180 clear a week" */
const cleared = /\b(?:clear|in (?:the|my) hand|take[- ]home|after tax)\b/i;
/** "I clear 1480 a week", "take home $930" */
const clears =
  /\b(?:clear|clearing|(?:contract|job|employer|boss|it|gig) pays(?: me)?|take home|taking home|bring home|bringing home|in the hand|after tax)\s*(?:is|of|about|around)?\s*\$?$/i;

/** "Can I make $500 a month?" and "I want to earn $500 a week" are wishes. */
const isWished =
  /\b(?:can|could|would|should|might|may|want|wants|wanting|like|hope|hoping|need|needs|goal|aim|if i|if we)\b[^.,;]*$/i;
/** "on JobSeeker", "I get the pension"; not "as far as the pension goes". */
const isReceived =
  /\b(?:on|get|gets|getting|receive|receives|receiving|claim|claiming|have|part|full|our|my|live off|living on)(?:\s+(?:\w+\s+){0,3})?$/i;

type IncomeToday = { year: number; month: number };

interface IncomeRead {
  income: Fact<Income>[];
  past: Fact<Income>[];
  questions: OpenQuestion[];
}

function paymentOf(sentence: ReadSentence, lexicon: Lexicon): string | undefined {
  const ids = hitsOf(sentence, 'situation').map(({ id }) => id);
  return lexicon.data.situations.find(({ id, payment }) => payment !== undefined && ids.includes(id))?.id;
}

function incomeAt(
  sentence: ReadSentence,
  amount: FoundAmount,
  context: { lexicon: Lexicon; namesJob: boolean; today: IncomeToday },
): Fact<Income> | undefined {
  if (isOtherMoney(sentence, amount) || isWished.test(amount.before.slice(-34))) return undefined;
  const per = periodOf(amount);
  const clause = clauseAround(sentence, amount.from);
  // "My husband earns 1,400 and I get a payment": the payment is another sum.
  const behind = sentence.text.slice(amount.to, amount.to + 40).replace(/(?:,|\b(?:and|but|plus))\s.*/is, '');
  const isPayment = paymentWords.test(
    `${sentence.text.slice(Math.max(0, amount.from - 70), amount.to)}${behind}`,
  );
  const whose = whoseIncome(sentence, amount);
  if (whose === 'others' || takings.test(amount.before)) return undefined;
  const isPartner =
    whose === 'partner' ||
    (whose === 'own' &&
      isNear(sentence, 'partner', amount, 60) &&
      !/\b(?:i|my)\b[^.]{0,20}$/i.test(amount.before));
  const isPartnerPay =
    !isPartner ||
    /\b(?:earn|wage|salary|income|makes?|brings?|gets?|paid|pays?|on|works?|pension|payment)/i.test(
      sentence.text,
    );
  if (
    !isPartnerPay ||
    /\b(?:payout|not to be touched|untouchable|savings)\b/i.test(
      sentence.text.slice(amount.from, amount.to + 60),
    )
  )
    return undefined;
  const isProfit = profit.test(amount.before);
  const isCleared =
    clears.test(amount.before) ||
    takenHome.test(amount.after) ||
    cleared.test(sentence.text.slice(amount.from, amount.to));
  const isAtWork = per !== undefined && amount.strength >= 2 && atWork.test(clauseLed(sentence, amount));
  const isWage =
    isAtWork ||
    isCleared ||
    isNear(sentence, 'wage', amount) ||
    (isNear(sentence, 'job', amount, 90) && per !== undefined);
  // A list of facts, "mech engineer, Perth, 128k", or a first line that names a job.
  const isListed =
    context.namesJob &&
    per === 'year' &&
    amount.strength >= 2 &&
    sentence.text.trim().length <= 140 &&
    amount.cents >= 3_000_000;
  if (!per || !(isPayment || isPartner || isWage || isListed || isProfit)) return undefined;
  const yearCents = yearly(amount.cents, per);
  if (yearCents < leastPerYear) return undefined;
  const kind: Income['kind'] =
    isPartner && !isPayment
      ? 'partner'
      : isPayment
        ? pensionWords.test(sentence.text)
          ? 'pension'
          : 'payment'
        : isProfit
          ? 'business'
          : 'wage';
  const payment = isPayment ? paymentOf(sentence, context.lexicon) : undefined;
  const until = endOf(sentence.text.slice(amount.to), context.today);
  const value: Income = {
    kind,
    cents: amount.cents,
    per,
    yearCents,
    tax: taxOf(sentence, amount),
    ...(payment && { payment }),
    ...(until && { until }),
  };
  return factIn(sentence, {
    id: `income:${kind}`,
    value,
    from: clause.from,
    to: Math.max(clause.to, amount.to),
  });
}

const jobName =
  /\b(rn|ward|engineer|manager|nurse|teacher|officer|clerk|driver|cook|chef|supervisor|assistant|analyst|technician|operator|aide|accountant|admin|receptionist|developer|public servant|apprentice|labourer|cleaner|carer|paramedic|lawyer)\b/i;

/** What the person lives on now. An amount needs a word about pay and a period; a placeholder is never printed. */
export function readIncome(
  sentences: readonly ReadSentence[],
  lexicon: Lexicon,
  today: IncomeToday,
): IncomeRead {
  const read: IncomeRead = { income: [], past: [], questions: [] };
  const add = (fact: Fact<Income>) => {
    const list = read.income;
    const same = list.findIndex(({ value }) => value.kind === fact.value.kind);
    if (same < 0) list.push(fact);
    else if (list[same]?.value.cents === undefined && fact.value.cents !== undefined) list[same] = fact;
  };
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const namesJob = jobName.test(sentence.text);
    for (const found of amountsOf(sentence)) {
      const amount = weeklyOf(sentence, found);
      const fact = incomeAt(sentence, amount, { lexicon, namesJob, today });
      if (!fact) continue;
      const yearCents = fact.value.yearCents ?? 0;
      if (yearCents > mostPerYear) {
        read.questions.push({
          id: 'income-high',
          about: fact.id,
          ask: `Do you earn $${Math.round(yearCents / 100).toLocaleString('en-AU')} a year now?`,
          changes: 'figures',
          words: fact.words,
        });
        continue;
      }
      const isPast = hitsOf(sentence, 'pay').some(
        ({ id, to, from }) => id === 'past' && to > amount.from - 50 && from < amount.to + 50,
      );
      if (isPast) read.past.push(fact);
      else add(fact);
    }
    addUnnumbered(sentence, lexicon, add);
  }
  return read;
}

/** A payment, a job or none, where no amount is given. */
function addUnnumbered(sentence: ReadSentence, lexicon: Lexicon, add: (fact: Fact<Income>) => void): void {
  const say = (kind: Income['kind'], payment?: string) =>
    add(factIn(sentence, { id: `income:${kind}`, value: { kind, ...(payment && { payment }) } }));
  const payment = paymentWords.exec(sentence.text);
  const led = payment ? sentence.text.slice(clauseAround(sentence, payment.index).from, payment.index) : '';
  const isOwn =
    payment &&
    isReceived.test(sentence.text.slice(Math.max(0, payment.index - 30), payment.index)) &&
    !/\bwas on\b|dont tell|\b(?:husband|wife|partner|mum|dad|mother|father)\b[^.]{0,20}$/i.test(led);
  const isNamed =
    payment && /job ?seeker|newstart|youth allowance|austudy|dsp|parenting payment/i.test(payment[0]);
  const isAsked = /\?/.test(sentence.text) && !/\b(?:i get|i[’']?m on|i am on)(?: the| a)?\s*$/i.test(led);
  if (payment && (isOwn || isNamed) && !isAsked)
    say(pensionWords.test(payment[0]) ? 'pension' : 'payment', paymentOf(sentence, lexicon));
  if (
    /\b(?:liv(?:e|ing) (?:on|off) (?:my |our )?savings|get no payments?|on no payments?|no payments from)\b/i.test(
      sentence.text,
    )
  )
    say('none');
  for (const hit of hitsOf(sentence, 'pay')) {
    // "I work from six till eleven" says when, and of no employer.
    const isOwnTime =
      /^i work$/i.test(hit.phrase) &&
      /^\s*(?:from\s+)?(?:\d|six|seven|eight|nine|mornings?|nights?|evenings?|alone|slowly|best)/i.test(
        sentence.text.slice(hit.to),
      ) &&
      !/\b(?:for|at the|as an?)\b/i.test(sentence.text.slice(hit.to));
    if (isOwnTime) continue;
    if (hit.id === 'job' && !/\b(used to|was|lost|laid|husband|wife|partner)\b/i.test(sentence.text))
      say('wage');
    if (hit.id === 'none' && !/\b(husband|wife|partner|he|she)\b/i.test(sentence.text.slice(0, hit.from)))
      say('none');
    if (hit.id === 'partner') say('partner');
  }
}
