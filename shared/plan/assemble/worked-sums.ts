import { cents } from '#shared/domain/tokens/money.ts';
import { replyRate } from '../assumptions/general.ts';
import type { Text } from '../document/text.ts';
import { fundingMargin } from '../model/investor.ts';
import { triesToJudge } from '../model/metrics.ts';
import { printCents, printNumber, printShare } from '../model/print-value.ts';
import { taxOnYear } from '../tax/income-tax.ts';
import type { Draft } from './draft.ts';
import { hourSums } from './hour-sums.ts';
import { count, oneDigit } from './print-figures.ts';
import { saleSums } from './sale-sums.ts';
import { riskSums, stressSums } from './trouble-sums.ts';
import { join, say } from './write-blocks.ts';
import { yearSums } from './year-sums.ts';

/**
 * By assumption, how the figures that rest on it are worked out: each sum with the figures of this plan, the result
 * last. What a whole run of the model comes to has none.
 */
export const workedSums = (draft: Draft): Readonly<Record<string, readonly Text[]>> => ({
  ...saleSums(draft),
  ...yearSums(draft),
  'rule-sample': sampleSums(draft),
  'rule-tax': taxSums(draft),
  'rule-funding': [fundingSum(draft)],
  'rule-market': marketSums(draft),
  'rule-score': [scoreSum(draft)],
  'rule-risk': riskSums(draft),
  'rule-stress': stressSums(draft),
  'weekly-hours': hourSums(draft),
});

function sampleSums({ model, figure }: Draft): Text[] {
  const { conversion } = model.path.demand;
  const rates = [
    ['conversion', conversion.v],
    ['reply-rate', replyRate.v],
  ] as const;
  return rates.map(
    ([name, rate]) =>
      say`ln 0.05 ÷ ln (1 − ${figure(name, printShare(rate))}), rounded up = ${figure('sample', count(triesToJudge(rate)))}`,
  );
}

function taxSums({ model, figure }: Draft): Text[] {
  const { profitCents, alone, besideJob } = model.tax;
  const profit = figure('profit', printCents(profitCents));
  if (profitCents <= 0) return [say`On ${profit} of profit there is nothing to set aside`];
  const wage = cents(besideJob.otherIncomeCents);
  const before = printCents(taxOnYear(wage));
  const after = printCents(taxOnYear(cents(wage + profitCents)));
  const aside = (amount: number) => figure('set-aside', printCents(amount));
  const share = (part: typeof alone) =>
    say`${aside(part.cents)} ÷ ${profit} of profit = ${figure('set-aside', printShare(part.share))}`;
  const beside = say`Tax and levy on ${figure('other-income', printCents(wage))} and ${profit} of profit: ${after}, less ${before} without it = ${aside(besideJob.cents)}`;
  const only = say`Tax and levy on ${profit} of profit = ${aside(alone.cents)}`;
  const sums = [only, share(alone), beside, share(besideJob)];
  return model.tax.fits === 'alone' ? sums : [beside, share(besideJob), only, share(alone)];
}

function fundingSum({ model, figure }: Draft): Text {
  const { deepestDeficitCents, needCents } = model.funding;
  return say`${printNumber(fundingMargin)} × ${figure('funding-need', printCents(deepestDeficitCents))} = ${figure('funding-need', printCents(needCents))}`;
}

function marketSums({ model, figure }: Draft): Text[] {
  const { market } = model;
  const size = (amount: number) => figure('tam', printCents(amount));
  return [
    say`${figure('market-buyers', count(market.buyers))} buyers × ${figure('market-spend', printCents(market.yearlySpendCents))} a year = ${size(market.tamCents)}`,
    say`${size(market.tamCents)} × ${figure('state-share', printShare(market.stateShare))} of buyers in your state × ${figure('market-segment', printShare(market.segmentShare))} of your kind = ${size(market.samCents)}`,
    say`${size(market.somCents)} ÷ ${size(market.samCents)} = ${figure('tam', printShare(market.somShareOfSam))}`,
  ];
}

function scoreSum({ model, figure }: Draft): Text {
  const [best] = model.scores;
  if (best === undefined) return [];
  const { points, factor, bonus, total } = best;
  const parts = Object.entries(points).map(([fit, value]) => `${fit} ${oneDigit(value)}`);
  return join(
    factor === 1 ? parts.join(' + ') : `(${parts.join(' + ')}) × ${count(factor, 2)}`,
    bonus > 0 && `+ ${count(bonus)} for the path you unlocked`,
    say`= ${figure('score', oneDigit(total))}`,
  );
}
