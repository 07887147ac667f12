import { judged } from '../assumptions/assumed.ts';
import { definePath } from './path-numbers.ts';

const persona = 'ai-operator';
const fiveToTen = judged(5);

export const aiOperator = [
  definePath({
    slug: 'ai-admin-setup',
    title: 'AI Admin Set-Up for Small Business',
    persona,
    archetype: 'ai-automation',
    ownWords: ['automation', 'zapier', 'make.com', 'chatgpt', 'prompt', 'python', 'software', 'office admin'],
    checks: ['client-data', 'spam-rules', 'personal-services-income'],
    figures: { cardPayments: judged(2) },
  }),
  definePath({
    slug: 'ai-content-desk',
    title: 'AI-Assisted Content Desk',
    persona,
    archetype: 'service-freelance',
    ownWords: ['journalis', 'copywrit', 'content', 'interview', 'proofread', 'social media', 'chatgpt'],
    checks: ['spam-rules', 'personal-services-income'],
    figures: {
      unit: 'monthly pack of 2 articles and 6 posts',
      hoursMin: fiveToTen,
      skillWeights: { Writing: 1, 'AI Use': 0.6, 'Project Management': 0.4, Sales: 0.4 },
      startup: judged([
        { kind: 'brand', id: 'domain-plain-page', cents: 40_00 },
        { kind: 'tools', id: 'month-paid-ai', cents: 45_00 },
      ]),
    },
  }),
  definePath({
    slug: 'prompt-and-workflow-pack',
    title: 'Workflow Pack for One Profession',
    persona,
    archetype: 'digital-product',
    ownWords: ['prompt', 'chatgpt', 'workflow', 'automation', 'checklist', 'rosters'],
    checks: ['consumer-guarantees', 'spam-rules'],
    figures: {
      hoursMin: judged(3),
      platformPct: judged(0),
      platformFixedCents: judged(0),
      cardPayments: judged(1),
      skillWeights: { 'AI Use': 1, Writing: 0.6, 'Project Management': 0.5, Design: 0.3 },
      interestWeights: { 'AI Tools': 1, 'Digital Products': 1, Blogging: 0.3 },
      platformShare: judged(0.5),
    },
    traffic: { maxItems: judged(30), visitsPerItem: judged(20) },
  }),
  definePath({
    slug: 'ai-training-workshop',
    title: 'AI Skills Workshop',
    persona,
    archetype: 'coaching-course',
    ownWords: ['training', 'teach', 'facilitat', 'chatgpt', 'prompt', 'present'],
    checks: ['client-data', 'spam-rules'],
    figures: {
      unit: 'two-hour team workshop',
      ladder: judged({ starter: 1, premium: 2.4 }),
      hoursMin: fiveToTen,
      hoursIdeal: judged(7.5),
      cardPayments: judged(2),
      skillWeights: { 'AI Use': 1, 'Project Management': 0.5, Sales: 0.5, Writing: 0.3 },
      interestWeights: { 'AI Tools': 1, Blogging: 0.2 },
      insuranceYearCents: judged(550_00),
    },
  }),
];
