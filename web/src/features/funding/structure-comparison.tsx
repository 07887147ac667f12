import { printFact } from '#shared/content/facts.ts';
import { Halves, type HalvesProps } from './halves.tsx';

const compared: HalvesProps['rows'] = [
  ['Control', 'You alone decide.', 'Directors decide, shareholders own. With one person you are both.'],
  [
    'Liability',
    'Debts and claims are yours, down to your savings and your home.',
    'The company owes them. Directors can still answer for some, and for what they guarantee.',
  ],
  [
    'Tax',
    `Profit is your own income: nothing up to ${printFact('tax-free-threshold')}, then at your rates.`,
    'The company pays company tax. What you take out is your wage or a dividend. Rates: ato.gov.au.',
  ],
  [
    'Cost',
    'The ABN is free (ATO). A name other than your own is registered with ASIC, for its fee.',
    'ASIC’s fee to register, and one every year; “What it costs”, below, has both.',
  ],
  [
    'Paperwork',
    'One tax return, with the business in it.',
    'A return of its own, its own bank account, a director ID, and ASIC’s review every year.',
  ],
  [
    'When to change',
    'When someone buys in, a claim could cost more than you own, or a customer or grant asks for a company.',
    'Going back means closing the company. While you are unsure, start without one.',
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
