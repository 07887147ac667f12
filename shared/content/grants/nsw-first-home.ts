import type { Grant } from './grant.ts';

const checked = '2026-11-20';

export const nswFirstHome: Grant = {
  id: 'nsw-firsthomebuyer',
  title: 'NSW First Home Buyer support',
  desc: 'A grant for a new home, little or no stamp duty, and your own super towards the deposit.',
  category: 'property',
  requires: { abn: false, stages: ['first-home'], states: ['New South Wales'] },
  amount: 'Up to $10,000, plus reduced stamp duty',
  gives: {
    title: 'Property price limits',
    end: 1_000_000,
    axis: ['$0', '$1 million'],
    bars: [
      { name: 'Grant, new home', printed: '$600,000', to: 600_000 },
      { name: 'Grant, land and building', printed: '$750,000', to: 750_000 },
      { name: 'No stamp duty', printed: '$800,000', to: 800_000 },
      { name: 'Reduced stamp duty', printed: 'under $1 million', from: 800_000, to: 1_000_000 },
    ],
  },
  rounds: 'ongoing',
  official: {
    label: 'Revenue NSW',
    href: 'https://www.revenue.nsw.gov.au/grants-schemes/first-home-buyer',
  },
  meanwhile: [],
  note: 'Limits change. Check the official pages before you sign anything.',
  source: 'nsw.gov.au; Revenue NSW; ATO guidance',
  checked,
};
