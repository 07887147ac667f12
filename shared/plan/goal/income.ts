import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { readTime } from './hours.ts';
import { Line } from './line.ts';
import { type Amount, readMoney } from './money.ts';
import { divideWhole, monthly } from './per-month.ts';

/** ABS, Average Weekly Earnings, full-time adults, May 2025: the fact "average-earnings". */
export const averageFullTimeWeek = cents(201_000);
export const defaultIncome: Cents = monthly(averageFullTimeWeek, 'week');

/** A full-time week in the National Employment Standards. */
const fullTimeHours = 38;

/** In cents: what is more, or less in a year, is no income that somebody lives on. */
const largestIncome = 1e10;
const leastYear = 120_000;

const ownIncome =
  /\b(i earn|i make|im on|i am on|im earning|im making|i get|i bring|salary|wage|wages|income|earning|paid|pays|paying|package|take home)\b/;
const onIncome = /\bon (about |around |roughly )?$/;
const notOwnIncome =
  /\b(want|goal|would like|id like|aim|target|rent|debt|mortgage|owe|loan|saved|savings|budget|partner|husband|wife|charge|price|revenue|turnover)\b/;

export interface StatedIncome {
  yearly: Cents;
  asWritten: string;
}

export interface BackgroundIncome {
  stated?: StatedIncome;
  /** A figure in other money, which is not converted. */
  foreign?: string;
  hasJob: boolean;
}

const jobWords =
  /\b(my job|day job|full-time job|part-time job|full time|part time|i work (as|at|in|for|full|part)|employed|employee|my salary|my wage|9-5|working as|casual job|i am an? [a-z]+ (at|in|for))\b/i;
/** A sentence that begins with what somebody is: "Forklift driver in Rockingham". Trades are left out: most have no boss. */
const namedJob =
  /(?:^|[.!?;\n][^\S\n]*)(?:i[’']?m (?:an? )?|i am (?:an? )?)?(?:(?!(?:be|been|h[ei]\w?|i|love|my|want|was|were)\b)[\p{L}’'-]+ ){0,3}(?:accountant|advis[eo]r|aide|analyst|assistant|barista|caretaker|carer|chef|clerk|cook|coordinator|deckhand|driver|engineer|librarian|manager|midwife|nurse|officer|operator|paramedic|public servant|ranger|receptionist|recruiter|teacher|technician|trainer)(?= (?:in|at|for|on|with|near|from|of)\b|[,.;!?]|$)/iu;
const noJobWords =
  /\b(unemployed|between jobs|self-employed|freelance\w*|lost my job|laid off|no job|redundant|retired|former\w*|student|stay.at.home|not working|without a job)\b/i;

function yearlyOf(amount: Amount, hoursPerWeek: number): number | undefined {
  const per = amount.period?.per;
  if (per === 'item' || amount.high > largestIncome) return undefined;
  if (per === 'hour') return amount.low * hoursPerWeek * 52;
  if (per) return per === 'year' ? amount.low : monthly(cents(Math.round(amount.low)), per) * 12;
  return amount.low >= 1_200_000 ? amount.low : undefined;
}

/** Looks sentence by sentence for what the person earns now. */
export function readBackground(background: string): BackgroundIncome {
  const hasJob = (jobWords.test(background) || namedJob.test(background)) && !noJobWords.test(background);
  const read: BackgroundIncome = { hasJob };
  for (const sentence of background.split(/[!?;\n]+|\.(?!\d)/)) {
    if (!/\d|hundred|thousand|grand/i.test(sentence)) continue;
    const line = new Line(sentence.slice(0, 400));
    const time = readTime(line);
    const weekly = time.hours.find(({ per }) => per === 'week')?.low ?? fullTimeHours;
    for (const amount of readMoney(line).amounts) {
      const led = line.words(amount.at - 7, amount.at);
      const around = `${led}${line.words(amount.at, amount.next + 5)}`;
      if ((!ownIncome.test(around) && !onIncome.test(led)) || notOwnIncome.test(led)) continue;
      const end = amount.period?.isNear ? Math.max(amount.next, amount.period.next) : amount.next;
      const asWritten = line.text.slice(...line.span(amount.at, end)).trim();
      if (amount.currency !== 'AUD' && amount.currency !== 'quid') read.foreign ??= asWritten;
      else {
        const yearly = yearlyOf(amount, Math.min(weekly, 100));
        const isPlausible = yearly !== undefined && yearly >= leastYear && yearly <= largestIncome;
        if (isPlausible)
          return { ...read, stated: { yearly: cents(Math.round(yearly)), asWritten }, hasJob: true };
      }
    }
  }
  return read;
}

const leaving =
  /\b(replac\w*|match\w*|quit\w*|leav\w*|resign\w*|ditch\w*|escap\w*|stop\w*|double|give up|get out of|walk away from)\b/;
const job =
  /(my|the|this|a|day|full ?- ?time|current|corporate|office|old|own|present|# - #|# to #) (\w+ )?(\w+ )?(job|salary|income|wage|wages|pay|paycheck|paycheque|earnings|career|employer|boss)|day job|# - #|# to #|working for/;
const staying =
  /\b(without|not|dont|never|keep|keeping|stay|staying|cant|alongside|wont)( \w+){0,3} (quit\w*|leav\w*|resign\w*|replac\w*|giv\w*|job)\b/;
const living = /\b(full ?-? ?time (income|wage|salary|living|pay)|a living|live (off|on) (it|this))\b/;

/** Whether the person wants to live from this instead of from a job. */
export function wantsToReplaceIncome(line: Line): boolean {
  const words = line.words(0, line.tokens.length);
  if (staying.test(words)) return false;
  if (living.test(words) || /\b(resign\w*|(leave|leaving) \w+ing)\b/.test(words)) return true;
  const from = words.search(leaving);
  return from >= 0 && job.test(words.slice(from, from + 80));
}

/** "half my salary", "50% of my income": whole per cent, 100 when nothing is said. */
export function shareOfIncome(line: Line): number {
  const words = line.words(0, line.tokens.length);
  const said = /(?:^| )(half|third|quarter|(# (?:%|percent|per cent))) (of )?(my|the) /.exec(words);
  if (!said) return 100;
  if (!said[2]) return { half: 50, third: 33, quarter: 25 }[said[1] ?? ''] ?? 100;
  const at = line.tokens.findIndex(
    (_, place) =>
      line.is(place + 1, '%', 'percent') || (line.is(place + 1, 'per') && line.is(place + 2, 'cent')),
  );
  const percent = Math.round(line.number(at)?.value ?? 100);
  return percent > 0 && percent <= 300 ? percent : 100;
}

export const shareOf = (income: Cents, percent: number): Cents =>
  cents(percent === 33 ? divideWhole(income, 3) : divideWhole(income * percent, 100));
