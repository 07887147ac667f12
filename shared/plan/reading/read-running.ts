import { cents } from '#shared/domain/tokens/money.ts';
import { monthly } from './goal/per-month.ts';
import { amountsOf } from './read-amounts.ts';
import type { Fact, Income, Reading, Running } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

const sold =
  /\b(\d{1,4})\s+(?:\p{L}+\s+){0,2}?(clients?|customers?|jobs?|orders?|bookings?|sales|students?|pupils?|lessons?|visits?|boxes|dogs|cuts|loaves|jars|bars|cakes|repairs?|deliveries)\s+(?:a|an|per|each|every|\/)\s*(week|fortnight|month|year)\b/iu;
const average = /\baverage\b[^.]{0,40}?\$?\s?(\d{1,5})(?![\d%])/i;
const turnover = /\bturn(?:s|ing)?[ -]?over\b|\btakings?\b|\bsales of\b/i;
const isWished = /\b(?:want|goal|aim|hope|like|reach|get to|to be)\b/i;
const monthsIn = { week: 52 / 12, fortnight: 26 / 12, month: 1, year: 1 / 12 } as const;

/** What the business sells today, where the customer says so. */
function volumeOf(sentences: readonly ReadSentence[]): Omit<Running, 'since'> {
  const volume: Omit<Running, 'since'> = {};
  for (const sentence of sentences) {
    if (sentence.isSilent || !['content', 'incomeGoal'].includes(sentence.field)) continue;
    const { text } = sentence;
    const count = sold.exec(text);
    const isOwn = count && !isWished.test(text.slice(0, count.index));
    if (isOwn && volume.perMonth === undefined)
      volume.perMonth = Math.round(
        Number(count[1]) * monthsIn[count[3]?.toLowerCase() as keyof typeof monthsIn],
      );
    const each = average.exec(text);
    if (each && volume.averageCents === undefined) volume.averageCents = Number(each[1]) * 100;
    const [said] = amountsOf(sentence).filter(
      ({ before, per }) =>
        per !== undefined &&
        per !== 'hour' &&
        per !== 'item' &&
        turnover.test(before.slice(-30)) &&
        !isWished.test(before.slice(-30)),
    );
    if (said?.per && said.per !== 'hour' && said.per !== 'item' && volume.monthlyCents === undefined)
      volume.monthlyCents = monthly(cents(said.cents), said.per);
  }
  return volume;
}

/** A business that the customer has today: the reading found its situation. */
export function readRunning(
  sentences: readonly ReadSentence[],
  situations: Reading['situations'],
): Fact<Running> | undefined {
  const found = situations.find(({ value }) => value.id === 'running-business');
  const sentence =
    found &&
    sentences.find(
      ({ field, from, to }) => field === found.at.field && from <= found.at.from && to >= found.at.to,
    );
  if (!sentence) return undefined;
  const since = /\bsince (?:\p{L}+ )?(19[6-9]\d|20[0-4]\d)\b/iu.exec(sentence.text)?.[1];
  const value = { ...volumeOf(sentences), ...(since && { since: Number(since) }) };
  return factIn(sentence, { id: 'running', value });
}

/** "I work Tuesday to Friday", "open 9 to 5": the hours of a business that runs. */
export const opening = /\b(?:i work|we work|open|opening|my hours|my days|i see (?:clients|people))\b/i;

/** The work of the own business is no wage. */
export function incomeBeside(
  income: readonly Fact<Income>[],
  running: Fact<Running> | undefined,
): Fact<Income>[] {
  if (!running) return [...income];
  const others = income.filter(
    ({ value, words }) => !(value.kind === 'wage' && value.cents === undefined && opening.test(words)),
  );
  const monthlyCents = running.value.monthlyCents;
  const own: Income = {
    kind: 'business',
    ...(monthlyCents !== undefined && {
      cents: monthlyCents,
      per: 'month',
      yearCents: monthlyCents * 12,
      tax: 'before',
    }),
  };
  return others.some(({ value }) => value.kind === 'business')
    ? others
    : [...others, { ...running, id: 'income:business', value: own }];
}
