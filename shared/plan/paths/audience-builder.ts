import { derived, judged } from '../assumptions/assumed.ts';
import { weeksPerMonth } from '../assumptions/general.ts';
import { definePath } from './path-numbers.ts';

const persona = 'audience-builder';
const threeToFive = judged(3);
const fiveToTen = judged(5);
const four = judged(4);
const sevenMonths = judged(210);

export const audienceBuilder = [
  definePath({
    slug: 'niche-review-site',
    title: 'Niche Review Site',
    persona,
    archetype: 'affiliate-content',
    ownWords: ['seo', 'wordpress', 'product test', 'review', 'photograph'],
    checks: ['paid-links', 'consumer-guarantees'],
    figures: { hoursMin: fiveToTen, firstDollarDays: sevenMonths },
  }),
  definePath({
    slug: 'local-newsletter',
    title: 'Local Newsletter',
    persona,
    archetype: 'affiliate-content',
    ownWords: ['newsletter', 'journalis', 'community', 'local news', 'council', 'copywrit'],
    checks: ['spam-rules'],
    // Sponsors are asked one by one; visits and clicks do not describe it.
    demand: {
      kind: 'outreach',
      tries: 'shops asked',
      triesPerHour: judged(5),
      conversion: judged(0.05),
      repeatPerMonth: judged(0.35),
      stayMonths: judged(4),
    },
    figures: {
      unit: 'sponsor slot in one issue',
      priceIsYours: true,
      priceLoCents: judged(24_00),
      priceHiCents: judged(48_00),
      ladder: judged({ starter: 1 / 3, premium: 2 }),
      hoursPerUnit: judged(0.25),
      standingHoursPerWeek: judged(2),
      maxUnitsPerMonth: derived(weeksPerMonth * 0.75),
      cardPayments: judged(0),
      lag: judged([1, 0, 0] as const),
      ramp: judged([0, 0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1]),
      platformShare: judged(0.2),
      startup: judged([
        { kind: 'ads', id: 'signup-cards-counters', cents: 35_00 },
        { kind: 'brand', id: 'domain', cents: 25_00 },
      ]),
      toolsHiCents: judged(20_00),
      hoursMin: threeToFive,
      hoursIdeal: four,
      interestWeights: { Blogging: 1, 'Local Tasks': 0.6, 'Affiliate Marketing': 0.3 },
      skillWeights: { Writing: 1, Sales: 0.7, Design: 0.3 },
    },
  }),
  definePath({
    slug: 'website-copy-sprints',
    title: 'Website Copy Sprints',
    persona,
    archetype: 'service-freelance',
    ownWords: [
      'copywrit',
      'copy edit',
      'copyedit',
      'proofread',
      'seo',
      'website',
      'journalis',
      'freelance writ',
    ],
    checks: ['spam-rules', 'personal-services-income'],
    figures: {
      unit: 'five-page copy sprint',
      firstDollarDays: judged(35),
      hoursMin: fiveToTen,
      cardPayments: judged(2),
      startup: judged([
        { kind: 'brand', id: 'domain-plain-page', cents: 40_00 },
        { kind: 'samples', id: 'three-beforeandafter-samples', cents: 30_00 },
        { kind: 'ads', id: 'cards', cents: 25_00 },
      ]),
      skillWeights: { Writing: 1, Sales: 0.5, 'Project Management': 0.3, 'AI Use': 0.3 },
    },
  }),
  definePath({
    slug: 'short-ebook-series',
    title: 'Short Guide Series',
    persona,
    archetype: 'digital-product',
    ownWords: ['ebook', 'guide', 'copy edit', 'research', 'coaching a team', 'teach'],
    checks: ['consumer-guarantees', 'spam-rules'],
    figures: {
      unit: 'copy of a guide',
      ladder: judged({ starter: 9 / 19, premium: 39 / 19 }),
      hoursMin: threeToFive,
      skillWeights: { Writing: 1, Design: 0.5, 'AI Use': 0.4, 'Project Management': 0.3 },
    },
    traffic: { item: 'guide', maxItems: judged(9) },
  }),
  definePath({
    slug: 'starter-blog-plan',
    title: 'Starter Blog Plan',
    persona,
    archetype: 'affiliate-content',
    ownWords: ['blog', 'diary', 'photograph', 'copy edit'],
    checks: ['paid-links'],
    figures: {
      hoursMin: threeToFive,
      hoursIdeal: four,
      startup: judged([]),
      toolsHiCents: judged(0),
      firstDollarDays: sevenMonths,
    },
    traffic: { item: 'post', itemsPerHour: judged(0.25) },
  }),
];
