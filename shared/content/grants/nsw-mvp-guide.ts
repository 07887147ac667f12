import type { GrantGuide } from './grant.ts';

const checked = '2026-11-20';

export const nswMvpGuide: GrantGuide = {
  figures: [
    {
      name: 'Matched funding',
      value: '$25,000–$75,000',
      source: 'NSW MVP Ventures, round 1',
      checked,
    },
    { name: 'Your share', value: 'The same amount, in cash', source: 'NSW MVP Ventures, round 1', checked },
    { name: 'Technology readiness', value: 'TRL 3–7', source: 'NSW MVP Ventures, round 1', checked },
  ],
  more: [
    { label: 'All NSW grants and funding', href: 'https://www.nsw.gov.au/grants-and-funding' },
    { label: 'Investment NSW', href: 'https://www.investment.nsw.gov.au' },
  ],
  checklist: [
    { id: 'nsw-abn', text: 'Your business is based in New South Wales and has an ABN.' },
    {
      id: 'company',
      text: 'It is a company. Round 1 funded companies; check whether a sole trader can apply.',
    },
    { id: 'new', text: 'Your product or process is new, not a copy.' },
    { id: 'trl', text: 'You are working at technology readiness level 3 to 7.' },
    { id: 'match', text: 'You have cash to match the grant dollar for dollar.' },
    { id: 'higher', text: 'Your project will end at a higher readiness level than it starts.' },
    { id: 'ip', text: 'You own the intellectual property or have the right to use it.' },
    { id: 'once', text: 'No other grant is paying for the same work.' },
  ],
  documents: [
    { id: 'abn-acn', name: 'ABN and ACN extract', from: 'Free from abr.gov.au and ASIC’s register' },
    {
      id: 'deck',
      name: 'Pitch deck or two-page summary',
      from: 'Write it yourself, starting from your plan',
    },
    {
      id: 'budget',
      name: 'Project budget with quotes',
      from: 'Ask each supplier for a dated, written quote',
    },
    {
      id: 'cash',
      name: 'Proof of matching cash',
      from: 'A statement from your bank, in the business’s name',
    },
    {
      id: 'milestones',
      name: 'Milestone plan with start and end TRL',
      from: 'Write it yourself: a date, cost and proof for each milestone',
    },
    {
      id: 'interest',
      name: 'Evidence of demand',
      from: 'Letters, pilots or a waitlist of people who would pay',
    },
    {
      id: 'ip-statement',
      name: 'Intellectual property statement',
      from: 'Write it yourself; ask anyone who built part of it to sign their rights over',
    },
    {
      id: 'accounts',
      name: 'Financial statements or management accounts',
      from: 'Your accountant or your bookkeeping software',
    },
    {
      id: 'cash-flow',
      name: '12-month cash flow',
      from: 'A spreadsheet: month by month, with the grant and without',
    },
  ],
};
