import { coveredStates } from '#shared/domain/funding/funding-answers.ts';
import { selfEmploymentWeeks } from '../fact-numbers.ts';
import type { Grant } from './grant.ts';

const checked = '2026-11-20';
const source = 'Services Australia operational blueprint; Business Foundations; Asuria; ETC';

export const seaSupport: Grant = {
  id: 'sea-support',
  title: 'Self-Employment Assistance',
  desc: 'Free training and coaching while you start a business, plus an allowance if you qualify.',
  category: 'personal',
  requires: { abn: false, stages: ['idea', 'pre-revenue'], states: coveredStates },
  amount: '39-week income support',
  gives: {
    title: 'How many weeks',
    end: 52,
    bars: [
      { name: 'Income support', printed: `up to ${selfEmploymentWeeks}`, to: selfEmploymentWeeks },
      { name: 'Rental assistance', printed: 'up to 26', to: 26 },
      { name: 'Coaching', printed: '52', to: 52 },
    ],
  },
  rounds: 'ongoing',
  official: { label: 'Workforce Australia', href: 'https://www.workforceaustralia.gov.au' },
  listsOnCard: true,
  meanwhile: [],
  note: 'Run by local providers across Australia, who decide who gets in.',
  source,
  checked,
};
