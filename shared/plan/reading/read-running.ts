import type { Today } from './read-today.ts';
import type { Fact, Income, Reading, Running } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** A business that the customer has today: they say so, or they say what it sells. */
export function readRunning(
  sentences: readonly ReadSentence[],
  situations: Reading['situations'],
  { volume, named }: Today,
): Fact<Running> | undefined {
  const found = situations.find(({ value }) => value.id === 'running-business');
  const told =
    found &&
    sentences.find(
      ({ field, from, to }) => field === found.at.field && from <= found.at.from && to >= found.at.to,
    );
  const sentence = named ?? told;
  if (!sentence) return undefined;
  const since = /\bsince (?:\p{L}+ )?(19[6-9]\d|20[0-4]\d)\b/iu.exec((told ?? sentence).text)?.[1];
  return factIn(sentence, { id: 'running', value: { ...volume, ...(since && { since: Number(since) }) } });
}

/** "I work Tuesday to Friday", "open 9 to 5": the hours of a business that runs. */
export const opening = /\b(?:i work|we work|open|opening|my hours|my days|i see (?:clients|people))\b/i;

const isSameSum = ({ yearCents }: Income, profitCents: number | undefined): boolean =>
  yearCents !== undefined && profitCents !== undefined && Math.abs(yearCents / 12 - profitCents) < 100;

/** The work of the own business is no wage. What it keeps is income, and what it takes is not. */
export function incomeBeside(
  income: readonly Fact<Income>[],
  running: Fact<Running> | undefined,
): Fact<Income>[] {
  if (!running) return [...income];
  const { profitCents } = running.value;
  const others = income.filter(
    ({ value, words }) =>
      value.kind !== 'wage' ||
      !((value.cents === undefined && opening.test(words)) || isSameSum(value, profitCents)),
  );
  const own: Income = {
    kind: 'business',
    ...(profitCents !== undefined && {
      cents: profitCents,
      per: 'month',
      yearCents: profitCents * 12,
      tax: 'before',
    }),
  };
  return others.some(({ value }) => value.kind === 'business')
    ? others
    : [...others, { ...running, id: 'income:business', value: own }];
}
