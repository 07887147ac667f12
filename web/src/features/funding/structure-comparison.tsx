// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import { printFact } from '#shared/content/facts.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';

interface Compared {
  aspect: string;
  soleTrader: string;
  company: string;
}

const compared: readonly Compared[] = [
  {
    aspect: 'Control',
    soleTrader: 'You alone decide.',
    company: 'Directors decide, shareholders own. With one person you are both.',
  },
  {
    aspect: 'Liability',
    soleTrader: 'Debts and claims are yours, down to your savings and your home.',
    company: 'The company owes them. Directors can still answer for some, and for what they guarantee.',
  },
  {
    aspect: 'Tax',
    soleTrader: `Profit is your own income: nothing up to ${printFact('tax-free-threshold')}, then at your rates.`,
    company: 'The company pays company tax. What you take out is your wage or a dividend. Rates: ato.gov.au.',
  },
  {
    aspect: 'Cost',
    soleTrader: 'The ABN is free (ATO). A name other than your own is registered with ASIC, for its fee.',
    company: 'ASIC’s fee to register, and one every year; What it costs, below, has both.',
  },
  {
    aspect: 'Paperwork',
    soleTrader: 'One tax return, with the business in it.',
    company: 'A return of its own, its own bank account, a director ID, and ASIC’s review every year.',
  },
  {
    aspect: 'When to change',
    soleTrader:
      'When somebody buys in, a claim could cost more than you own, or a customer or grant asks for a company.',
    company: 'Going back means closing the company. While you are unsure, start without one.',
  },
];

/** Two columns at every width, so that the halves of a comparison stand beside each other. */
export function StructureComparison() {
  return (
    <table role="table" className="halves">
      <caption className="sr-only">Sole trader and Pty Ltd company side by side</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="max-lg:sr-only">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th role="columnheader" scope="col">
            Sole trader
          </th>
          <th role="columnheader" scope="col">
            Pty Ltd company
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {compared.map(({ aspect, soleTrader, company }) => (
          <tr key={aspect} role="row">
            <th role="rowheader" scope="row">
              {aspect}
            </th>
            <td role="cell">{soleTrader}</td>
            <td role="cell">{company}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
