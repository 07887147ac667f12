import { printFact } from '#shared/content/facts.ts';
import { Halves, type HalvesProps } from './registration-guide.tsx';

const compared: HalvesProps['rows'] = [
  ['Control', 'You decide.', 'Directors decide and shareholders own. On your own, you’re both.'],
  [
    'Liability',
    'You’re personally liable, so your savings and home are at risk.',
    'The company is liable. Directors can still be liable for some debts and their own guarantees.',
  ],
  [
    'Tax',
    `Profit is your income: tax-free up to ${printFact('tax-free-threshold')}, then taxed at your rate.`,
    'The company pays company tax. You take a wage or a dividend. Rates: ato.gov.au.',
  ],
  [
    'Cost',
    'The ABN is free. A business name other than your own has an ASIC fee.',
    'ASIC charges to register and every year. See “What it costs”.',
  ],
  [
    'Paperwork',
    'One tax return, including the business.',
    'A separate tax return and bank account, a director ID and an annual ASIC review.',
  ],
  [
    'When to change',
    'When someone buys in, a claim could cost more than you own, or a customer or grant requires a company.',
    'Going back means closing the company. If you’re unsure, start without one.',
  ],
];

export function StructureComparison() {
  return (
    <Halves
      caption="Sole trader and Pty Ltd company side by side"
      heads={['Sole trader', 'Pty Ltd company']}
      rows={compared}
    />
  );
}
