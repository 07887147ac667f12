import { selfEmploymentWeeks } from '../fact-numbers.ts';
import type { GrantGuide } from './grant.ts';
import { seaSupport } from './sea-support.ts';

const { checked, source } = seaSupport;

export const seaSupportGuide: GrantGuide = {
  figures: [
    {
      name: 'Income support',
      value: `Up to ${selfEmploymentWeeks} weeks`,
      source,
      checked,
    },
    { name: 'Rental assistance', value: 'Up to 26 weeks', source, checked },
    { name: 'Coaching', value: '52 weeks', source, checked },
    { name: 'Training and services', value: 'Free', source, checked },
  ],
  more: [
    { label: 'Department of Employment', href: 'https://www.dewr.gov.au' },
    {
      label: 'How Services Australia assesses it',
      href: 'https://operational.servicesaustralia.gov.au/public/Pages/job-seekers/001-02100000-01.html',
    },
  ],
  checklist: [
    { id: 'age', text: 'You are 15 or over (18 or over for Small Business Coaching).' },
    {
      id: 'work-rights',
      text: 'You can work in Australia as a citizen, permanent resident or on a listed visa (not working-holiday or student).',
    },
    { id: 'bankrupt', text: 'You’re not an undischarged bankrupt.' },
    { id: 'hours', text: 'You work or study no more than 25 hours a week.' },
    { id: 'new', text: 'The business is new, or a micro-business in difficulty.' },
    { id: 'lawful', text: 'It’s legal, independent and run only in Australia.' },
    { id: 'control', text: 'You keep control of the business.' },
    { id: 'viable', text: 'A local provider thinks it’s viable.' },
  ],
  documents: [
    {
      id: 'identity',
      name: 'Proof of identity and visa',
      from: 'Your passport, licence or visa grant letter',
    },
    { id: 'crn', name: 'Centrelink reference, if you have one', from: 'Centrelink in myGov' },
    {
      id: 'plan',
      name: 'Business plan and cash-flow forecast',
      from: 'Write them with your provider, who approves them',
    },
    {
      id: 'partners',
      name: 'Partnership agreement, if there are partners',
      from: 'You and your partners, signed',
    },
    { id: 'quotes', name: 'Quotes for start-up costs', from: 'Ask each supplier for a dated, written quote' },
    {
      id: 'licences',
      name: 'Evidence of skills or licences',
      from: 'Certificates, or your trade’s register',
    },
  ],
};
