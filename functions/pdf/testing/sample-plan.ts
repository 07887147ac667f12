import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { CoveredDocument, PlanSection } from '#shared/plan/document/plan-document.ts';
import { basicSections } from './sample-basic.ts';
import { enterpriseSections } from './sample-enterprise.ts';
import { assumptions } from './sample-figures.ts';
import { proSections } from './sample-pro.ts';

const sectionsOf: Readonly<Record<PlanType, readonly PlanSection[]>> = {
  BASIC: basicSections,
  PRO: [...basicSections, ...proSections],
  ENTERPRISE: [...basicSections, ...proSections, ...enterpriseSections],
};

/** A plan of an invented person that holds every kind of block and chart, at the length of its tier. */
export const samplePlan = (tier: PlanType): CoveredDocument => ({
  planId: 'run_019aa3f2c7b1d4e5f60718293a',
  tier,
  compilerVersion: '3f9a1c20',
  createdAt: '2026-11-22T00:46:25.000Z',
  title: 'Books for trades, closed by the fifth',
  person: 'Mia Nguyễn (a sample person)',
  language: 'en-AU',
  cover: {
    path: 'Bookkeeping for trades',
    subtitle: 'A plan for nine hours a week, four clients and A$1,500 a month',
    drawn: {
      kind: 'year',
      title: 'Left each month before tax',
      values: [0, 310, 620, 905, 1180, 1395, 1510, 1580, 1640, 1685, 1710, 1730],
      goal: { at: 1500, label: '$1,500 goal' },
      passed: { month: 7, label: 'goal passed in month 7' },
      last: 'month 12: $1,730',
      alternative:
        'Twelve bars: what is left each month before tax, from nothing in month 1 to $1,730 in month 12.',
    },
    entered: [
      { label: 'Goal', value: ['A$1,500 a month after tax by November 2027'] },
      { label: 'Time', value: ['9 hours a week, weekdays after four and Saturday mornings'] },
      { label: 'Budget', value: ['Under A$1,000'] },
      { label: 'Skills', value: ['Invoicing, spreadsheets, being on time'] },
      { label: 'Interests', value: ['Accuracy, small business, tools'] },
      { label: 'Place', value: ['A town of 20,000 in Victoria'] },
      { label: 'Constraint', value: ['Keeps the job at the depot, 32 hours a week'] },
    ],
  },
  sections: sectionsOf[tier],
  assumptions,
});
