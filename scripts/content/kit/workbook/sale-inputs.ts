import { cardFixed, cardRate } from '#shared/content/fact-numbers.ts';
import type { PathFigures } from '../../figures/path-figures.ts';
import { type Basis, dollars, type Input, type InputTable, money, share } from './input-table.ts';

const cardFee: Basis = { mark: 'S', why: 'Stripe, domestic cards, standard pricing', asAt: 'April 2024' };

/** One sale: its hours, its costs, the prices around it, and when it is paid. */
export function oneSale({ group, assumption, list }: InputTable, path: PathFigures) {
  group('One sale');
  const [now, next, later] = path.paidInMonths.value;
  const inputs = {
    hoursPerUnit: assumption({
      name: 'hours_a_sale',
      label: `Hours for one ${path.unit}`,
      value: path.hoursPerUnit.value,
      format: 'hours',
      unit: 'hours',
      basis: path.hoursPerUnit,
      limits: { type: 'decimal', min: 0.01, max: 1000, says: 'Please type hours from 0.01 up.' },
    }),
    materials: assumption({
      name: 'materials_share',
      label: 'Materials and small costs',
      value: path.materialsShare.value,
      ...share,
      unit: 'of the price',
      basis: path.materialsShare,
    }),
    waste: assumption({
      name: 'remakes_share',
      label: 'Remakes and what never sells',
      value: path.wasteShare.value,
      ...share,
      unit: 'of the price',
      basis: path.wasteShare,
    }),
    platformShare: assumption({
      name: 'platform_share',
      label: 'Platform fee',
      value: path.platformShare.value,
      ...share,
      unit: 'of the price',
      basis: path.platformShare,
    }),
    platformFixed: assumption({
      name: 'platform_fixed',
      label: 'Platform fee, fixed part',
      value: dollars(path.platformFixedCents.value),
      ...money,
      unit: 'A$ a sale',
      basis: path.platformShare,
    }),
    cardPayments: assumption({
      name: 'card_payments',
      label: 'Card payments a sale',
      value: path.cardPayments.value,
      format: 'number',
      basis: path.cardPayments,
    }),
    cardShare: assumption({
      name: 'card_share',
      label: 'Card fee',
      value: cardRate,
      ...share,
      unit: 'of the price',
      basis: cardFee,
    }),
    cardFixed: assumption({
      name: 'card_fixed',
      label: 'Card fee, fixed part',
      value: cardFixed,
      ...money,
      unit: 'A$ a payment',
      basis: cardFee,
    }),
    ladderStarter: assumption({
      name: 'starter_times',
      label: 'Starter beside the core',
      value: path.ladder.value.starter,
      format: 'number',
      unit: 'times',
      basis: path.ladder,
    }),
    ladderPremium: assumption({
      name: 'premium_times',
      label: 'Premium beside the core',
      value: path.ladder.value.premium,
      format: 'number',
      unit: 'times',
      basis: path.ladder,
    }),
    priceLow: assumption({
      name: 'price_low',
      label: 'What buyers pay, least',
      value: dollars(path.priceLowCents.value),
      ...money,
      basis: path.priceLowCents,
    }),
    priceHigh: assumption({
      name: 'price_high',
      label: 'What buyers pay, most',
      value: dollars(path.priceHighCents.value),
      ...money,
      basis: path.priceLowCents,
    }),
    priceStep: assumption({
      name: 'price_step',
      label: 'Prices go up by',
      value: dollars(path.priceStepCents),
      ...money,
      basis: { mark: 'J', why: 'Prices that look like prices' },
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
    basis: path.paidInMonths,
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
