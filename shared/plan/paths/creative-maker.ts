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
    figures: { hoursMin: judged(5, 'The handbook asks for five to ten hours') },
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
      wasteShare: derived(0.0168, 'The handbook remakes 1 in 25 of $21 on a $50 order'),
      hoursMin: judged(5, 'The handbook asks for five to ten hours'),
    },
    traffic: { maxItems: judged(40, 'The handbook’s thirty listings and the dated ones that come and go') },
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
      ladder: judged(
        { starter: 250 / 550, premium: 1300 / 550 },
        'The handbook’s $250 tidy-up and $1,300 launch',
      ),
      hoursMin: judged(5, 'The handbook asks for five to ten hours'),
      skillWeights: { Design: 1, 'Project Management': 0.3, Sales: 0.5, 'AI Use': 0.3 },
      cardPayments: judged(2, 'Half to hold the week, half before the files'),
      insuranceYearCents: judged(
        0,
        'None in the handbook; ask an insurer before a sign is printed from your file',
      ),
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
      ladder: judged(
        { starter: 9 / 27, premium: 49 / 27 },
        'The handbook’s single sheet and whole job beside the pack',
      ),
      hoursMin: judged(3, 'The handbook asks for three to five hours'),
    },
    traffic: { maxItems: judged(40, 'One trade has no more jobs than that') },
  }),
];
