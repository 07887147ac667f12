import { derived, judged } from '../assumptions/assumed.ts';
import { definePath } from './path-numbers.ts';

const persona = 'local-earner';
const fiveToTen = judged(5, 'The handbook asks for five to ten hours');
const sixMonths = judged(6, 'A client stays about six months');

export const localEarner = [
  definePath({
    slug: 'first-five-local-jobs',
    title: 'First Five Local Jobs',
    persona,
    archetype: 'local-tasks',
    ownWords: ['assembl', 'declutter', 'moving', 'packing', 'errand', 'odd job', 'labour'],
    checks: ['licensed-trades-out', 'property-in-care-cover'],
    figures: {
      platformPct: derived(
        0.1,
        'Airtasker takes 10–20% of its jobs; half the jobs are booked direct',
        '21 November 2026',
      ),
      platformShare: judged(0.5, 'Half the jobs come through one marketplace'),
      hoursIdeal: judged(5, 'The handbook asks for three to five hours'),
      startup: judged([], 'The handbook spends nothing'),
      toolsHiCents: judged(0, 'The handbook spends nothing'),
      insuranceYearCents: judged(0, 'None for the first five; ask an insurer before you go on'),
      ladder: judged({ starter: 80 / 140, premium: 2 }, 'The handbook’s $80 job, and a day of two'),
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
      hoursMin: fiveToTen,
      ladder: judged({ starter: 65 / 165, premium: 2.4 }, 'One medium lawn at $65 beside a half-day at $165'),
      startup: judged(
        [
          {
            kind: 'tools',
            label: 'Glasses, ear muffs, gloves, straps and fuel can',
            cents: 100_00,
            essential: true,
            free: 'none',
          },
          {
            kind: 'tools',
            label: 'Used mower and trimmer',
            cents: 285_00,
            free: 'the customer’s own mower, at $10 less',
          },
          { kind: 'samples', label: 'Oil, line and plug', cents: 15_00, free: 'none until the third job' },
          {
            kind: 'ads',
            label: '400 leaflets',
            cents: 60_00,
            free: 'cards written by hand for five neighbours',
          },
        ],
        'The handbook’s used kit of $400 and leaflets of $60',
      ),
    },
    outreach: {
      repeatPerMonth: derived(
        0.62,
        'A regular lawn is cut 19.5 times a year at 1.25 hours, in half-days of 3.25 hours',
      ),
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
      ladder: judged({ starter: 0.7, premium: 1.6 }, 'A small home, and a first visit at 1.6 times'),
      startup: judged(
        [
          {
            kind: 'tools',
            label: 'Cloths, mop, bottles and caddy',
            cents: 100_00,
            essential: true,
            free: 'the client’s own',
          },
          {
            kind: 'tools',
            label: 'Brushes, gloves, concentrates',
            cents: 85_00,
            free: 'the client’s products',
          },
          { kind: 'tools', label: 'Used vacuum', cents: 100_00, free: 'the client’s vacuum, at homes' },
        ],
        'The handbook’s kit of $185, and $100 for a vacuum',
      ),
    },
    outreach: {
      repeatPerMonth: judged(1, 'About half of new clients take a fortnightly clean'),
      stayMonths: sixMonths,
    },
  }),
  definePath({
    slug: 'handy-odd-jobs',
    title: 'Handy Odd Jobs',
    persona,
    archetype: 'local-tasks',
    ownWords: ['handyman', 'handy', 'carpent', 'repair', 'drill', 'assembl', 'paint', 'diy'],
    checks: ['licensed-trades-out', 'property-in-care-cover'],
    figures: {
      unit: 'visit of 2.5 hours on site',
      priceLoCents: judged(130_00, 'Puts newer hands at the handbook’s $152'),
      priceHiCents: judged(220_00, 'Puts years of skill at the handbook’s $188'),
      priceStepCents: 2_00,
      ladderStepCents: 2_00,
      ladder: judged(
        { starter: 90 / 188, premium: 2 },
        'The handbook’s $90 minimum visit, and a full day of two',
      ),
      hoursMin: fiveToTen,
      startup: judged(
        [
          {
            kind: 'tools',
            label: 'Hand tools, bits and fixings',
            cents: 100_00,
            essential: true,
            free: 'none',
          },
          {
            kind: 'tools',
            label: 'Used 18 V drill and stud finder',
            cents: 160_00,
            free: 'a drill borrowed for the first visits',
          },
          {
            kind: 'tools',
            label: 'Level of kit for doors and blinds',
            cents: 75_00,
            free: 'only jobs the first kit can do',
          },
        ],
        'The handbook’s kit of about $335',
      ),
      skillWeights: { Sales: 0.4, 'Project Management': 0.5 },
      entrySkill: judged(0.3, 'A third of people have hung and mended enough to charge for it'),
    },
  }),
  definePath({
    slug: 'pet-care-rounds',
    title: 'Pet Care Rounds',
    persona,
    archetype: 'local-tasks',
    ownWords: ['dog', 'pet', 'animal', 'cat', 'vet nurse', 'horse'],
    checks: ['pets-in-care-cover'],
    figures: {
      unit: 'set of five 30-minute visits',
      ladder: judged({ starter: 0.2, premium: 2.4 }, 'One visit beside five'),
      startup: judged(
        [
          {
            kind: 'tools',
            label: 'Leads, first-aid pouch, bags and bowl',
            cents: 86_00,
            free: 'the owner’s lead, for the first walks',
          },
        ],
        'The handbook’s kit of about $86',
      ),
    },
    outreach: {
      repeatPerMonth: judged(0.8, 'Between a weekly walker and a holiday client'),
      stayMonths: sixMonths,
    },
  }),
];
