import type { Grant } from './grant.ts';

const checked = '2026-11-20';

export const nswMvp: Grant = {
  id: 'nsw-mvp',
  title: 'NSW MVP Ventures',
  desc: 'Matched funding for NSW businesses turning a proven concept into a working product.',
  category: 'business',
  requires: { abn: true, stages: ['idea', 'pre-revenue', 'mvp'], states: ['New South Wales'] },
  amount: 'Up to $75,000',
  gives: {
    title: 'Your cash + the grant',
    end: 150_000,
    own: true,
    bars: [
      { name: 'Smallest grant', printed: '$25,000 + $25,000', from: 25_000, to: 50_000 },
      { name: 'Largest grant', printed: '$75,000 + $75,000', from: 75_000, to: 150_000 },
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
    'Check nsw.gov.au for the next round.',
    'Start on what takes longest: customer letters, dated quotes and proof of your matching cash.',
    'Write down your product’s readiness level today, and what would prove the next one.',
  ],
  note: 'Based on round 1 and media reports. Always check the current guidelines.',
  source: 'NSW MVP Ventures, round 1; SmartCompany; Startup Daily; InnovationAus',
  checked,
};
