import { cents } from '#shared/domain/tokens/money.ts';
import { isHelper } from './costs/cost-signs.ts';
import { monthly } from './goal/per-month.ts';
import { incomePeriod, timesPaid } from './income/income-period.ts';
import { endOf } from './income/read-end.ts';
import { isOfPartner } from './income/whose-income.ts';
import type { Lexicon } from './lexicon.ts';
import { type LikelySum, likelySums, namedSums } from './read-amounts.ts';
import type { Fact, Income, OpenQuestion } from './reading.ts';
import { likeliest, type State } from './roles/states.ts';
import { clauseAround, factIn, hitsOf, type ReadSentence } from './text.ts';

/** More than this a year is asked about before it is believed. */
const mostPerYear = 50_000_000;
const leastPerYear = 100_000;
/** Below this the words around a sum do not say that it is an income. */
const leastLikely = 0.5;

const paymentWords =
  /\b(centrelink|job ?seekers?|newstart|parenting payment|pps|youth allowance|austudy|abstudy|carers? payment|carer allowance|disability support pension|superannuation|my super|our super|dsp|age pension|pension|dva|family tax benefit|ftb|workcover|family payment|rent assistance|workers comp\w*|income protection)\b/i;
/** Words in front of a sum that name the income where the model is not sure. */
const named = {
  wage: /\b(?:my (?:own )?(?:salary|wages?|pay)|i (?:earn|get paid|take home|bring home|clear)|i work (?:at|for)|shifts? (?:at|for)|(?:pays?|paying) me|(?:the|my|this) job (?:is|pays)|(?<=[.,;(]\s*)(?:clear(?:ing)?|bring(?:ing)? home|tak(?:e|ing) home))\b[^.;,$\d]{0,24}\$?$|(?:^\W*|\b(?:i[’']?m|i am|currently|still) )on (?:about |around )?\$?$|\bi work (?:in|at|for|as) [^.;$\d]{2,40},\s*\$?$/i,
  payment: new RegExp(String.raw`${paymentWords.source}[^.;$\d]{0,24}\$?$`, 'i'),
  partner: /\b(?:household|our home|(?:husband|wife|partner|hubby|missus)(?:[’']s)?)\b[^.;,$\d]{0,40}\$?$/i,
} as const;
const pensionWords = /pension|\bdsp\b|\bdva\b|super(?:annuation)?\b/i;
const profit = /\b(?:profit|cleared|left (?:after|over))\b[^.;]{0,24}$/i;
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

function taxOf({ text }: ReadSentence, { from, to }: LikelySum): NonNullable<Income['tax']> {
  const around = text.slice(Math.max(0, from - 20), to + 25);
  if (/after tax|take[- ]home|clear|bring home|in (?:the|my) hand|\bnet\b/i.test(around)) return 'after';
  return /before tax|gross|\bbase\b/i.test(around) || /salary/i.test(text) ? 'before' : 'unsaid';
}

const paymentKind = (text: string, from: number, to: number): 'pension' | 'payment' =>
  pensionWords.test(text.slice(Math.max(0, from - 90), to + 40)) ? 'pension' : 'payment';

/** "She takes about $7,500 a week": what the business of another person sells. */
const takings =
  /\b(?:takes?|took|turns? over|sells?|takings|turnover|sales)\b(?! home)[^.;,$\d]{0,24}[$£€]?$/i;

/** "I draw $900 a week" out of the business. */
const ofOwner = /\bi (?:draw|pay (?:myself|meself))\s+(?:about |around )?$/i;
const ofBusiness =
  /^(?: an? \p{L}+)?(?:\s*(?:out of|from (?:it|the (?:business|shop|company)))|\s*[.;,]|$)/iu;

/** What a sum of an income is, by whose it is and who pays it. */
function kindOf(
  sentence: ReadSentence,
  { from, to }: LikelySum,
  previous: string,
): Income['kind'] | undefined {
  const { roles, text } = sentence;
  if (ofOwner.test(text.slice(0, from)) && ofBusiness.test(text.slice(to))) return 'business';
  if (named.wage.test(text.slice(0, from)) && !named.payment.test(text.slice(0, from))) return 'wage';
  const likely = (role: 'wage' | 'payment' | 'partner'): number => roles?.number(from, to, role) ?? 0;
  const [wage, payment, partner] = [likely('wage'), likely('payment'), likely('partner')];
  if (named.payment.test(text.slice(0, from)) && payment >= partner) return paymentKind(text, from, to);
  const isOther = (roles?.statesOf(from, to).theirs ?? 0) > 0.5 && partner > wage;
  if (isOther || partner > Math.max(wage, payment) || named.partner.test(text.slice(0, from)))
    return !takings.test(text.slice(0, from)) && isOfPartner(sentence, { from, to }, previous)
      ? 'partner'
      : undefined;
  if (payment <= wage) return 'wage';
  return paymentKind(text, from, to);
}

/** The sum by the week, month or year; a rate where the hours or days of a week are not said. */
function paidOf(
  sentence: ReadSentence,
  sum: LikelySum,
  kind: Income['kind'],
): Pick<Income, 'cents' | 'per' | 'yearCents' | 'rate'> {
  const per = incomePeriod(sentence, sum, kind === 'wage');
  if (per === undefined) return {};
  if (per !== 'hour' && per !== 'day')
    return { cents: sum.cents, per, yearCents: monthly(cents(sum.cents), per) * 12 };
  const rate = { cents: sum.cents, per };
  const often = timesPaid(sentence, per);
  if (!often) return { rate };
  const paid = Math.round(sum.cents * often.times);
  return { cents: paid, per: often.per, yearCents: monthly(cents(paid), often.per) * 12, rate };
}

function incomeAt(
  sentence: ReadSentence,
  sum: LikelySum,
  { kind, lexicon, today }: { kind: Income['kind']; lexicon: Lexicon; today: IncomeToday },
): Fact<Income> | undefined {
  const paid = paidOf(sentence, sum, kind);
  if ((kind === 'business' && !paid.cents) || (paid.yearCents !== undefined && paid.yearCents < leastPerYear))
    return undefined;
  const clause = clauseAround(sentence, sum.from);
  const payment = kind === 'payment' || kind === 'pension' ? paymentOf(sentence, lexicon) : undefined;
  const until = endOf(sentence.text.slice(sum.to), today);
  return factIn(sentence, {
    id: `income:${kind}`,
    value: {
      kind,
      ...paid,
      tax: taxOf(sentence, sum),
      ...(payment && { payment }),
      ...(until && { until }),
    },
    from: clause.from,
    to: Math.max(clause.to, sum.to),
  });
}

/** What they wish for, and what others earn, is no income of theirs. */
const stateOf = ({ roles }: ReadSentence, { from, to }: LikelySum): State =>
  (roles && likeliest(roles.statesOf(from, to), 0)) ?? 'now';
const notEarned: ReadonlySet<State> = new Set(['planned', 'offered', 'refused']);

/** "1 apprentice (Kai, 2nd year, $21.50/hr)" */
const ofStaff =
  /\b(?:apprentice|trainee|casuals?|staff|employees?|workers?(?! comp)|offsider|subbies?|(?:two|three|four|the|my) (?:girls|boys|lads|guys))\b[^.;\d]{0,12}(?:\([^)]*)?[^.;)$]{0,24}[$]?$/i;

/** Incomes with a sum: by the role of the sum, and what a business keeps. */
function incomesIn(
  sentence: ReadSentence,
  previous: string,
  context: { lexicon: Lexicon; today: IncomeToday },
): { fact: Fact<Income>; isPast: boolean }[] {
  const kept = likelySums(sentence, leastLikely, 'sales')
    .filter(({ from }) => profit.test(sentence.text.slice(0, from)))
    .map((sum) => ({ sum, kind: 'business' as const }));
  const likely = likelySums(sentence, leastLikely, 'wage', 'payment', 'partner');
  const isNew = ({ from, to }: LikelySum): boolean => !likely.some((one) => one.from < to && one.to > from);
  const more = Object.values(named)
    .flatMap((lead) => namedSums(sentence, { lead }))
    .filter((sum) => isNew(sum) && incomePeriod(sentence, sum, false) !== undefined);
  const earned = [...likely, ...more]
    .filter(
      ({ from }) => !isHelper(sentence.text.slice(0, from)) && !ofStaff.test(sentence.text.slice(0, from)),
    )
    .filter(
      (sum) => named.wage.test(sentence.text.slice(0, sum.from)) || !notEarned.has(stateOf(sentence, sum)),
    )
    .map((sum) => ({ sum, kind: kindOf(sentence, sum, previous) }));
  return [...earned, ...kept].flatMap(({ sum, kind }) => {
    const fact = kind && incomeAt(sentence, sum, { kind, ...context });
    return fact ? [{ fact, isPast: kind === 'wage' && stateOf(sentence, sum) === 'past' }] : [];
  });
}

/** What the person lives on now: each kind once, with its sum where one is named. */
export function readIncome(
  sentences: readonly ReadSentence[],
  lexicon: Lexicon,
  today: IncomeToday,
): IncomeRead {
  const read: IncomeRead = { income: [], past: [], questions: [] };
  const isPaid = sentences.some(({ text }) => paymentWords.test(text));
  const add = (fact: Fact<Income>) => {
    const list = read.income;
    const same = list.findIndex(({ value }) => value.kind === fact.value.kind);
    const known = list[same]?.value;
    if (known === undefined) list.push(fact);
    else if (known.yearCents === undefined && (fact.value.yearCents ?? fact.value.rate) !== undefined)
      list[same] = fact;
  };
  let [previous, last] = ['', ''];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const { fact: found, isPast: isOver } of incomesIn(sentence, previous, { lexicon, today })) {
      // Where no payment is named, what comes each fortnight is a wage.
      const isWage = found.value.kind === 'payment' && !isPaid && found.value.payment === undefined;
      const fact = isWage
        ? { ...found, id: 'income:wage', value: { ...found.value, kind: 'wage' as const } }
        : found;
      const { yearCents = 0 } = fact.value;
      if (yearCents > mostPerYear)
        read.questions.push({
          id: 'income-high',
          about: fact.id,
          ask: `Do you earn $${Math.round(yearCents / 100).toLocaleString('en-AU')} a year now?`,
          changes: 'figures',
          words: fact.words,
        });
      else if (isOver) read.past.push(fact);
      else add(fact);
    }
    addUnnumbered(sentence, lexicon, add);
    previous = `${last} ${sentence.text}`;
    last = sentence.text;
  }
  if (read.income.length > 1) read.income = read.income.filter(({ value }) => value.kind !== 'none');
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
    !/\bwas on\b|\b(?:no|not|never|without)\s+(?:\p{L}+\s+){0,2}$|dont tell|\b(?:husband|wife|partner|mum|dad|mother|father)\b[^.]{0,20}$/iu.test(
      led,
    );
  const isNamed =
    payment && /job ?seekers?|newstart|youth allowance|austudy|dsp|parenting payment/i.test(payment[0]);
  const isAsked = /\?/.test(sentence.text) && !/\b(?:i get|i[’']?m on|i am on)(?: the| a)?\s*$/i.test(led);
  if (payment && (isOwn || isNamed) && !isAsked)
    say(pensionWords.test(payment[0]) ? 'pension' : 'payment', paymentOf(sentence, lexicon));
  if (
    /\b(?:liv(?:e|ing) (?:on|off) (?:my |our )?savings|get no payments?|on no payments?|no payments from)\b/i.test(
      sentence.text,
    )
  )
    say('none');
  if (/\?\s*$/.test(sentence.text)) return;
  for (const hit of hitsOf(sentence, 'pay')) {
    // "I work from six till eleven" says when, and of no employer.
    const isOwnTime =
      /^i work(?: (?:in|at|from))?$/i.test(hit.phrase) &&
      /^\s*(?:(?:from|in|at)\s+(?:my (?:own )?)?)?(?:\d|home\b|six|seven|eight|nine|mornings?|nights?|evenings?|alone|slowly|best)/i.test(
        sentence.text.slice(hit.to),
      ) &&
      !/\b(?:for|at the|as an?)\b/i.test(sentence.text.slice(hit.to));
    const isHired =
      /\b(?:mind|want|need|hire|looking for|take on|employ|pay)\s+(?:an?\s+)?(?:\p{L}+\s+)?$/iu.test(
        sentence.text.slice(0, hit.from),
      );
    if (isOwnTime || isHired) continue;
    if (hit.id === 'job' && !/\b(used to|was|lost|laid|husband|wife|partner)\b/i.test(sentence.text))
      say('wage');
    if (hit.id === 'none' && !/\b(husband|wife|partner|he|she)\b/i.test(sentence.text.slice(0, hit.from)))
      say('none');
    if (hit.id === 'partner') say('partner');
  }
}
