import { derived, judged } from '../assumptions/assumed.ts';
import { definePath } from './path-numbers.ts';

const persona = 'creative-maker';

export const creativeMaker = [
  definePath({
    slug: 'short-form-editing-studio',
    title: 'Short-Form Editing Studio',
    persona,
    archetype: 'video-editing',
    ownWords: ['premiere', 'davinci', 'capcut', 'after effects', 'reels', 'tiktok', 'filming'],
    checks: ['spam-rules', 'client-data', 'personal-services-income'],
    figures: { hoursMin: judged(5) },
  }),
  definePath({
    slug: 'etsy-made-to-order',
    title: 'Made-to-Order Etsy Shop',
    persona,
    archetype: 'ecommerce-etsy',
    ownWords: [
      'sewing',
      'embroider',
      'crochet',
      'knit',
      'engrav',
      'woodwork',
      'pottery',
      'jewel',
      'craft',
      'laser',
      'candle',
      'resin',
    ],
    checks: ['product-safety', 'consumer-guarantees'],
    figures: {
      wasteShare: derived(0.0168),
      hoursMin: judged(5),
    },
    traffic: { maxItems: judged(40) },
  }),
  definePath({
    slug: 'brand-kit-in-a-week',
    title: 'Brand Kit in a Week',
    persona,
    archetype: 'service-freelance',
    ownWords: ['logo', 'branding', 'illustrat', 'photoshop', 'canva', 'figma', 'indesign', 'typography'],
    checks: ['spam-rules', 'personal-services-income'],
    figures: {
      unit: 'brand kit',
      ladder: judged({ starter: 250 / 550, premium: 1300 / 550 }),
      hoursMin: judged(5),
      skillWeights: { Design: 1, 'Project Management': 0.3, Sales: 0.5, 'AI Use': 0.3 },
      cardPayments: judged(2),
      insuranceYearCents: judged(0),
    },
  }),
  definePath({
    slug: 'template-product-line',
    title: 'Template Product Line',
    persona,
    archetype: 'digital-product',
    ownWords: ['excel', 'spreadsheet', 'template', 'sheets', 'notion', 'forms', 'quoting'],
    checks: ['consumer-guarantees', 'client-data'],
    figures: {
      ladder: judged({ starter: 9 / 27, premium: 49 / 27 }),
      hoursMin: judged(3),
    },
    traffic: { maxItems: judged(40) },
  }),
];
