import type { Grant } from './grant.ts';

const checked = '2026-11-20';

export const nswMvp: Grant = {
  id: 'nsw-mvp',
  title: 'NSW MVP Ventures',
  desc: 'Matched funding for a NSW business that takes a new product from a proven concept to one that works where it will be used.',
  category: 'business',
  state: 'New South Wales',
  requires: { abn: true, stages: ['idea', 'pre-revenue', 'mvp'] },
  amount: 'Up to $75,000',
  gives: {
    title: 'Your cash + the grant',
    end: 150_000,
    own: true,
    bars: [
      { name: 'The smallest', printed: '$25,000 + $25,000', from: 25_000, to: 50_000 },
      { name: 'The largest', printed: '$75,000 + $75,000', from: 75_000, to: 150_000 },
    ],
  },
  rounds: [
    {
      name: 'Round 1',
      opens: '2025-09-01',
      closes: '2025-09-28',
      status: 'closed',
      source: 'NSW MVP Ventures, round 1',
      checked,
    },
    {
      name: 'Round 2',
      opens: null,
      closes: null,
      status: 'reported',
      source: 'A public list of grant sources, which names December 2025',
      checked,
    },
    {
      name: 'Round 3',
      opens: null,
      closes: null,
      status: 'reported',
      source: 'An applicant’s public log: lodged on 10 April 2026, decision expected in late June 2026',
      checked,
    },
  ],
  official: {
    label: 'MVP Ventures on nsw.gov.au',
    href: 'https://www.nsw.gov.au/grants-and-funding/mvp-ventures-2024-2025',
  },
  meanwhile: [
    'Watch nsw.gov.au for the next round. We know of none with a date.',
    'Collect what takes longest: letters from customers, dated quotes, and proof of the matching cash.',
    'Write down how far your product is today, its readiness level, and what would prove the next one.',
  ],
  note: 'From round 1’s terms, in part as the press printed them. The guidelines of the round you apply to are what counts.',
  source: 'NSW MVP Ventures, round 1; SmartCompany; Startup Daily; InnovationAus',
  checked,
};
