import * as general from '#shared/plan/assumptions/general.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { dollars, type Input, type InputTable, money, share } from './input-table.ts';

/** One sale: its hours, its costs, the prices around it, and when it is paid. */
export function oneSale({ group, assumption, list }: InputTable, { path }: Pick<PlanModel, 'path'>) {
  group('One sale');
  const [now, next, later] = path.lag.v;
  const inputs = {
    hoursPerUnit: assumption({
      name: 'hours_a_sale',
      label: `Hours for one ${path.unit}`,
      value: path.hoursPerUnit.v,
      format: 'hours',
      unit: 'hours',
      entry: 'hours-per-unit',
      limits: { type: 'decimal', min: 0.01, max: 1000, says: 'Please type hours from 0.01 up.' },
    }),
    materials: assumption({
      name: 'materials_share',
      label: 'Materials and small costs',
      value: path.materialsShare.v,
      ...share,
      unit: 'of the price',
      entry: 'materials',
    }),
    waste: assumption({
      name: 'remakes_share',
      label: 'Remakes and what never sells',
      value: path.wasteShare.v,
      ...share,
      unit: 'of the price',
      entry: 'waste',
    }),
    platformShare: assumption({
      name: 'platform_share',
      label: 'Platform fee',
      value: path.platformPct.v,
      ...share,
      unit: 'of the price',
      entry: 'platform-fee',
    }),
    platformFixed: assumption({
      name: 'platform_fixed',
      label: 'Platform fee, fixed part',
      value: dollars(path.platformFixedCents.v),
      ...money,
      unit: 'A$ a sale',
      entry: 'platform-fee',
    }),
    cardPayments: assumption({
      name: 'card_payments',
      label: 'Card payments a sale',
      value: path.cardPayments.v,
      format: 'number',
      entry: 'card-payments',
    }),
    cardShare: assumption({
      name: 'card_share',
      label: 'Card fee',
      value: general.cardPct.v,
      ...share,
      unit: 'of the price',
      entry: 'card-fee',
    }),
    cardFixed: assumption({
      name: 'card_fixed',
      label: 'Card fee, fixed part',
      value: dollars(general.cardFixedCents.v),
      ...money,
      unit: 'A$ a payment',
      entry: 'card-fee',
    }),
    ladderStarter: assumption({
      name: 'starter_times',
      label: 'Starter beside the core',
      value: path.ladder.v.starter,
      format: 'number',
      unit: 'times',
      entry: 'ladder',
    }),
    ladderPremium: assumption({
      name: 'premium_times',
      label: 'Premium beside the core',
      value: path.ladder.v.premium,
      format: 'number',
      unit: 'times',
      entry: 'ladder',
    }),
    priceLow: assumption({
      name: 'price_low',
      label: 'What buyers pay, least',
      value: dollars(path.priceLoCents.v),
      ...money,
      entry: 'price-range',
    }),
    priceHigh: assumption({
      name: 'price_high',
      label: 'What buyers pay, most',
      value: dollars(path.priceHiCents.v),
      ...money,
      entry: 'price-range',
    }),
    priceStep: assumption({
      name: 'price_step',
      label: 'Prices go up by',
      value: dollars(path.priceStepCents),
      ...money,
      because: ['J', 'Prices that look like prices'],
      limits: { type: 'decimal', min: 0.01, max: 1_000_000, says: 'Please type an amount from 0.01 up.' },
    }),
  };
  group('When a sale is paid');
  const part = (name: string, label: string, value: number): Input => ({
    name,
    label,
    value,
    ...share,
    unit: 'of the sale',
    entry: 'lag',
  });
  const { cells } = list('paid_when', [
    part('paid_at_once', 'In its own month', now),
    part('paid_next_month', 'In the next month', next),
    part('paid_after_two', 'In the month after that', later),
  ]);
  const [paidNow, paidNext, paidLater] = cells;
  if (!paidNow || !paidNext || !paidLater) throw new Error('A sale is paid in three parts');
  return { ...inputs, paidNow, paidNext, paidLater };
}
