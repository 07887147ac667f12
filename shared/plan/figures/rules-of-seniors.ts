import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Reading } from '../reading/reading.ts';
import { paymentOf } from './payment-effect.ts';

/** People of pension age have a larger offset and pay the levy from a higher income. */
export function rulesFor(rules: MoneyRules, reading: Reading): MoneyRules {
  const { seniors, ...tax } = rules.tax;
  const payment = paymentOf(reading, rules);
  if (!payment || !seniors.payments.includes(payment.id)) return rules;
  const offset = seniors.offsets.find(({ who }) => who === payment.who) ?? seniors.offsets[0];
  if (!offset || tax.brackets.every(({ percent }) => percent === 0)) return rules;
  const { most, less } = offset;
  return {
    ...rules,
    tax: {
      ...tax,
      seniors,
      levy: { ...tax.levy, above: seniors.levyAbove },
      offset: { ...tax.offset, most, less },
    },
  };
}
