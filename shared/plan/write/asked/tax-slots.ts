import { factNumbers } from '#shared/content/fact-numbers.ts';
import { facts } from '#shared/content/facts.ts';
import { askedCents } from '../../figures/inputs.ts';
import { cents } from '../../figures/round.ts';
import { monthYear } from '../say/dates.ts';
import { hourLeaves } from '../say/hour.ts';
import { about, dollars } from '../say/money.ts';
import { an } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import type { Slots } from './slots.ts';

export const isRegistered = ({ input }: Writing): boolean =>
  /\b(?:(?:am|are|is|i[’']m|already) (?:\w+ )?(?:gst[- ]registered|registered for gst)|gst registered|registered for gst)\b/i.test(
    input.answers.content,
  ) &&
  !/\b(?:not|never|isn[’']t|aren[’']t|n[o0]t yet|be|being|get|need to) (?:\w+ ){0,2}(?:gst[- ]?registered|registered for gst)\b/i.test(
    input.answers.content,
  );

const casualCents = factNumbers['casual-floor'] * 100;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Figures of the year, and those of the law, by their names in the answers. */
export const figureSlots = {
  sales: ({ figures }) => about(figures.year.salesCents),
  profit: ({ figures }) => about(Math.max(0, figures.year.profitCents)),
  tax: ({ figures }) => about(figures.year.taxCents),
  'tax-percent': ({ figures }) => String(figures.year.setAsidePercent),
  'tax-free': ({ rules }) => dollars(cents(rules.tax.brackets[0]?.above ?? 0)),
  'gst-limit': ({ figures }) => dollars(figures.gst.thresholdCents),
  'gst-month': ({ figures }) => figures.gst.month && monthYear(figures.gst.month),
  'gst-price': ({ figures }) => dollars(figures.gst.buyerPaysCents),
  'gst-days': ({ figures }) => String(figures.gst.registerWithinDays),
  hours: ({ figures }) => String(figures.inputs.hoursPerWeek.value),
  'left-hour': ({ figures }) => {
    const left = hourLeaves(figures.inputs) ?? 0;
    return left > 0 ? about(left) : undefined;
  },
  'left-sale': ({ figures }) =>
    figures.perUnit.leftCents > 0 ? dollars(figures.perUnit.leftCents) : undefined,
  price: ({ figures }) => dollars(askedCents(figures.inputs)),
  'price-tenth': ({ figures }) => about(figures.year.salesCents / 10),
  unit: ({ item }) => an(item.unit),
  work: ({ trade }) => trade.plain,
  region: ({ region }) => region,
  'casual-cost': () => dollars(Math.round(casualCents * (1 + factNumbers['super-rate']))),
  'casual-wage': () => dollars(casualCents),
  'super-rate': () => percent(factNumbers['super-rate']),
  'no-abn': () => percent(factNumbers['no-abn-withholding']),
  'no-abn-limit': () => dollars(factNumbers['no-abn-limit'] * 100),
  'car-km': () => `${Math.round(factNumbers['car-km'] * 100)} cents`,
  'card-fee': () =>
    `${(factNumbers['card-rate'] * 100).toFixed(1)}% and ${factNumbers['card-fixed'] * 100} cents`,
  'company-fee': () => facts['company-registration'].figure,
  'company-review': () => facts['company-annual-review'].figure,
  'study-loan': () => facts['study-loan'].figure,
  instalments: () => facts['instalment-entry'].figure,
  'payday-super': () => facts['payday-super'].figure,
} satisfies Slots;
