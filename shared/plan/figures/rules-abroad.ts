import type { MoneyRules } from '#shared/content/schemas/rules.ts';

/** Above every sum that a plan has. */
const never = 1_000_000_000;

/** For a customer abroad: no tax, GST or payment of Australia is in any figure. */
export function rulesAt(rules: MoneyRules, { isAustralia }: { isAustralia: boolean }): MoneyRules {
  if (isAustralia) return rules;
  const { tax, gst } = rules;
  return {
    ...rules,
    tax: {
      ...tax,
      brackets: [{ above: 0, percent: 0 }],
      levy: { ...tax.levy, percent: 0, shadePercent: 0 },
      offset: { ...tax.offset, most: 0 },
    },
    gst: { ...gst, threshold: never, dayOne: { trades: [], words: [] } },
    payments: [],
  };
}
