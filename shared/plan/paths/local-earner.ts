import { inCents, tradeLiabilityYear } from '#shared/content/fact-numbers.ts';
import { derived, judged, sourced } from '../assumptions/assumed.ts';
import { definePath } from './path-numbers.ts';

const persona = 'local-earner';
const fiveToTen = judged(5);
const sixMonths = judged(6);
const tradeCover = sourced(inCents(tradeLiabilityYear));

export const localEarner = [
  definePath({
    slug: 'first-five-local-jobs',
    title: 'First Five Local Jobs',
    persona,
    archetype: 'local-tasks',
    ownWords: ['assembl', 'declutter', 'moving', 'packing', 'errand', 'odd job', 'labour'],
    checks: ['licensed-trades-out', 'property-in-care-cover'],
    figures: {
      platformPct: derived(0.11),
      platformShare: judged(0.5),
      hoursIdeal: judged(5),
      startup: judged([]),
      toolsHiCents: judged(0),
      insuranceYearCents: judged(0),
      ladder: judged({ starter: 80 / 140, premium: 2 }),
    },
  }),
  definePath({
    slug: 'mobile-garden-care',
    title: 'Mobile Garden Care',
    persona,
    archetype: 'local-tasks',
    ownWords: ['garden', 'mow', 'lawn', 'landscap', 'prun', 'hedg', 'outdoor'],
    checks: ['property-in-care-cover'],
    figures: {
      unit: 'half-day of garden care (2.5 hours on site)',
      insuranceYearCents: tradeCover,
      hoursMin: fiveToTen,
      ladder: judged({ starter: 65 / 165, premium: 2.4 }),
      startup: judged([
        { kind: 'tools', id: 'glasses-ear-muffs', cents: 100_00, essential: true, noFree: true },
        { kind: 'tools', id: 'used-mower-trimmer', cents: 285_00 },
        { kind: 'samples', id: 'oil-line-plug', cents: 15_00 },
        { kind: 'ads', id: '400-leaflets', cents: 60_00 },
      ]),
    },
    outreach: {
      repeatPerMonth: derived(0.62),
      stayMonths: sixMonths,
    },
  }),
  definePath({
    slug: 'home-clean-and-turnover',
    title: 'Home & Short-Stay Cleaning',
    persona,
    archetype: 'local-tasks',
    ownWords: ['clean', 'housekeep', 'airbnb', 'laundry', 'tidy'],
    checks: ['property-in-care-cover', 'police-check'],
    figures: {
      unit: '2.5-hour clean',
      hoursMin: fiveToTen,
      ladder: judged({ starter: 0.7, premium: 1.6 }),
      startup: judged([
        { kind: 'tools', id: 'cloths-mop-bottles', cents: 100_00, essential: true },
        { kind: 'tools', id: 'brushes-gloves-concentrates', cents: 85_00 },
        { kind: 'tools', id: 'used-vacuum', cents: 100_00 },
      ]),
    },
    outreach: {
      repeatPerMonth: judged(1),
      stayMonths: sixMonths,
    },
  }),
  definePath({
    slug: 'handy-odd-jobs',
    title: 'Handy Odd Jobs',
    persona,
    archetype: 'local-tasks',
    ownWords: [
      'handyman',
      'handy',
      'carpent',
      'repair',
      'drill',
      'assembl',
      'paint',
      'diy',
      'hung door',
      'maintenance',
    ],
    checks: ['licensed-trades-out', 'property-in-care-cover'],
    figures: {
      unit: 'visit of 2.5 hours on site',
      insuranceYearCents: tradeCover,
      priceLoCents: judged(130_00),
      priceHiCents: judged(220_00),
      priceStepCents: 2_00,
      ladderStepCents: 2_00,
      ladder: judged({ starter: 90 / 188, premium: 2 }),
      hoursMin: fiveToTen,
      startup: judged([
        { kind: 'tools', id: 'hand-tools-bits', cents: 100_00, essential: true, noFree: true },
        { kind: 'tools', id: 'used-18-v', cents: 160_00 },
        { kind: 'tools', id: 'level-kit-doors', cents: 75_00 },
      ]),
      skillWeights: { Sales: 0.4, 'Project Management': 0.5 },
      entrySkill: judged(0.3),
    },
  }),
  definePath({
    slug: 'pet-care-rounds',
    title: 'Pet Care Rounds',
    persona,
    archetype: 'local-tasks',
    ownWords: ['dog', 'dogs', 'pet', 'pets', 'animal', 'cat', 'cats', 'vet nurse', 'horse'],
    checks: ['pets-in-care-cover'],
    figures: {
      unit: 'set of five 30-minute visits',
      ladder: judged({ starter: 0.2, premium: 2.4 }),
      startup: judged([{ kind: 'tools', id: 'leads-firstaid-pouch', cents: 86_00 }]),
    },
    outreach: {
      repeatPerMonth: judged(0.8),
      stayMonths: sixMonths,
    },
  }),
];
