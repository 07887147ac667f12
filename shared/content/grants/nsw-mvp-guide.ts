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
    { name: 'You add', value: 'The same again, in cash', source: 'NSW MVP Ventures, round 1', checked },
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
    { id: 'new', text: 'The product or process is new, not a service copied from others.' },
    { id: 'trl', text: 'You are working at technology readiness level 3 to 7.' },
    { id: 'match', text: 'You have cash to match the grant dollar for dollar.' },
    { id: 'higher', text: 'The project ends at a higher readiness level than it starts at.' },
    { id: 'ip', text: 'You own the intellectual property, or may use it.' },
    { id: 'once', text: 'No other grant already pays for the same work.' },
  ],
  documents: [
    { id: 'abn-acn', name: 'ABN and ACN extract', from: 'Free from abr.gov.au and from ASIC’s register' },
    { id: 'deck', name: 'Pitch deck or two-page summary', from: 'You write it; start from your plan' },
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
      from: 'You write it: each milestone with its date, cost and what proves it',
    },
    {
      id: 'interest',
      name: 'Evidence that customers want it',
      from: 'Letters, pilots or a waitlist, from people who would pay',
    },
    {
      id: 'ip-statement',
      name: 'Statement on intellectual property',
      from: 'You write it; ask whoever built parts of it to sign theirs over',
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
