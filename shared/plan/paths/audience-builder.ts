import { derived, judged } from '../assumptions/assumed.ts';
import { weeksPerMonth } from '../assumptions/general.ts';
import { definePath } from './path-numbers.ts';

const persona = 'audience-builder';
const threeToFive = judged(3, 'The handbook asks for three to five hours');
const fiveToTen = judged(5, 'The handbook asks for five to ten hours');
const four = judged(4, 'The handbook asks for three to five hours');

export const audienceBuilder = [
  definePath({
    slug: 'niche-review-site',
    title: 'Niche Review Site',
    persona,
    archetype: 'affiliate-content',
    ownWords: ['seo', 'wordpress', 'product test', 'review', 'photograph'],
    checks: ['paid-links', 'consumer-guarantees'],
    figures: { hoursMin: fiveToTen },
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
      triesPerHour: judged(5, 'Five shops an hour, standing up, on a quiet morning'),
      conversion: judged(0.05, 'Sixty asks for three sponsors'),
      repeatPerMonth: judged(0.35, 'A third of recent sponsors book again in a month'),
      stayMonths: judged(4, 'A sponsor is pleased for a season'),
    },
    figures: {
      unit: 'main sponsor slot, one issue',
      priceIsYours: true,
      priceLoCents: judged(24_00, 'Puts the first slots at the handbook’s $30 for 300 readers'),
      priceHiCents: judged(
        48_00,
        'A little above the handbook’s $45 for 600 readers, which is far for a first year',
      ),
      ladder: judged({ starter: 1 / 3, premium: 2 }, 'A noticeboard line at $10 beside $30, or two issues'),
      hoursPerUnit: judged(0.25, 'Fifty words, an invoice and a count'),
      standingHoursPerWeek: judged(2, 'One issue a week takes two hours'),
      maxUnitsPerMonth: derived(
        weeksPerMonth * 0.75,
        'The handbook’s fair month sells three main slots of four',
      ),
      cardPayments: judged(0, 'Paid by PayID before the issue'),
      lag: judged([1, 0, 0] as const, 'Paid before the issue'),
      ramp: judged(
        [0, 0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1],
        'Eight weeks to 300 readers come first, then shops that need to see it',
      ),
      platformShare: judged(0.2, 'Sponsors come from your own street'),
      startup: judged(
        [
          {
            kind: 'ads',
            label: 'Sign-up cards for counters and two stalls',
            cents: 35_00,
            free: 'personal messages and two groups',
          },
          { kind: 'brand', label: 'Domain', cents: 25_00, free: 'the sender’s free address' },
        ],
        'Cards of about $35 and a domain',
      ),
      toolsHiCents: judged(20_00, 'A paid sending plan once the free one is full'),
      hoursMin: threeToFive,
      hoursIdeal: four,
      interestWeights: { Blogging: 1, 'Local Tasks': 0.6, 'Affiliate Marketing': 0.3 },
      skillWeights: { Writing: 1, Sales: 0.7, Design: 0.3 },
      market: {
        buyers: judged(2_729_648, 'ABS, Counts of Australian Businesses: actively trading businesses'),
        buyersAre: 'trading businesses in Australia',
        yearlySpendCents: judged(180_00, 'Six slots a year'),
        segmentShare: judged(0.001, 'Shopfronts of one town or suburb'),
      },
    },
  }),
  definePath({
    slug: 'website-copy-sprints',
    title: 'Website Copy Sprints',
    persona,
    archetype: 'service-freelance',
    ownWords: ['copywrit', 'editing', 'proofread', 'seo', 'website', 'journalis', 'freelance writ'],
    checks: ['spam-rules', 'personal-services-income'],
    figures: {
      unit: 'five-page copy sprint',
      hoursMin: fiveToTen,
      cardPayments: judged(2, 'Half to hold the Monday, half on Friday'),
      startup: judged(
        [
          { kind: 'brand', label: 'Domain and a plain page', cents: 40_00, free: 'a free page' },
          {
            kind: 'samples',
            label: 'Three before-and-after samples',
            cents: 30_00,
            free: 'samples of your own',
          },
          { kind: 'ads', label: 'Cards', cents: 25_00, free: 'messages only' },
        ],
        'A page, samples and cards, within the handbook’s $0–99',
      ),
      skillWeights: { Writing: 1, Sales: 0.5, 'Project Management': 0.3, 'AI Use': 0.3 },
    },
  }),
  definePath({
    slug: 'short-ebook-series',
    title: 'Short Guide Series',
    persona,
    archetype: 'digital-product',
    ownWords: ['ebook', 'guide', 'editing', 'research', 'coaching a team', 'teach'],
    checks: ['consumer-guarantees', 'spam-rules'],
    figures: {
      unit: 'guide sold',
      ladder: judged(
        { starter: 9 / 19, premium: 39 / 19 },
        'A small guide at $9, and all three at $39 beside $19',
      ),
      hoursMin: threeToFive,
      skillWeights: { Writing: 1, Design: 0.5, 'AI Use': 0.4, 'Project Management': 0.3 },
    },
    traffic: { item: 'guide', maxItems: judged(9, 'Three series of three') },
  }),
  definePath({
    slug: 'starter-blog-plan',
    title: 'Starter Blog Plan',
    persona,
    archetype: 'affiliate-content',
    ownWords: ['blog', 'diary', 'photograph', 'editing'],
    checks: ['paid-links'],
    figures: {
      hoursMin: threeToFive,
      hoursIdeal: four,
      startup: judged([], 'The handbook spends nothing'),
      toolsHiCents: judged(0, 'The handbook spends nothing'),
    },
    traffic: { item: 'post', itemsPerHour: judged(0.25, 'One post a week in four hours') },
  }),
];
