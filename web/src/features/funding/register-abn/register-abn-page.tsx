import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { companyFees } from '#shared/content/company-fees.ts';
import { facts, printFact } from '#shared/content/facts.ts';
import { ClosingStep } from '#web/components/page/closing-step.tsx';
import { FoldSection } from '#web/components/page/fold-section.tsx';
import { ExternalLink } from '#web/components/text/external-link.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { followFolds } from '#web/lib/page/folds.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { GuideHead } from '../guide-parts.tsx';
import { Halves, type HalvesProps, RegistrationGuide } from './registration-guide.tsx';
import { StructureChooser } from './structure-chooser.tsx';

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

function StructureComparison() {
  return (
    <Halves
      caption="Sole trader and Pty Ltd company side by side"
      heads={['Sole trader', 'Pty Ltd company']}
      rows={compared}
    />
  );
}

/** At registration, and then once a year. */
const payments = [0, 1, 2, 3, 4, 5];

const width = 400;

const side = 14;

const rows: readonly (readonly [name: string, asked: string, paid: readonly number[]])[] = [
  ['Sole trader', 'nothing', []],
  [
    'Pty Ltd company',
    `${facts['company-registration'].figure}, then ${facts['company-annual-review'].figure}`,
    payments,
  ],
];

/** What ASIC charges each structure, and how often. */
const RegisterPayments = () => (
  <figure className="bars">
    <figcaption>What you pay ASIC over five years, at 2024–25 fees</figcaption>
    {rows.map(([name, asked, paid]) => (
      <p key={name} className="bars-row">
        <span>{name}</span>
        <b>{asked}</b>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} 20`}
          className="payments fill-none stroke-current stroke-2 [&>.bars-fill]:stroke-none"
        >
          <path d={`M0 0V20M0 10H${width}`} />
          {paid.map((year) => (
            <rect
              key={year}
              x={((width - side) / (payments.length - 1)) * year}
              y={(20 - side) / 2}
              width={side}
              height={side}
              className="bars-fill"
            />
          ))}
        </svg>
      </p>
    ))}
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      The ABN is free for both. <ExternalLink href={companyFees}>ASIC’s company fees</ExternalLink>
    </p>
  </figure>
);

/** Links back to the previous page, if that is on this site. */
function WayBack() {
  const [query] = useSearchParams();
  const refer = query.get('refer');
  const funding = addresses.funding();
  return (
    <TextLink to={safeReturnPath(refer, funding)}>
      {safeReturnPath(refer, funding) === funding ? 'Back to funding' : 'Back to where you were'}
    </TextLink>
  );
}

export default function RegisterAbnPage() {
  useLayoutEffect(followFolds, []);
  return (
    <>
      <GuideHead
        way={<WayBack />}
        title="Register an ABN: sole trader or Pty Ltd"
        lead="An ABN is free and takes one form. The bigger decision is whether to run your business as a sole trader or a company."
        picture={<RegisterPayments />}
      />
      <div className="page-width folds-wide flex flex-col gap-6 py-8 sm:py-12">
        <section id="fits" aria-labelledby="fits-title" className="scroll-mt-6">
          <h2 id="fits-title" className="mb-4">
            Which suits you? Five questions
          </h2>
          <StructureChooser />
        </section>
        <FoldSection title="Compare side by side" id="compared">
          <StructureComparison />
        </FoldSection>
        <RegistrationGuide />
      </div>
      <ClosingStep
        title="What to do after you register"
        text="Tax, GST, super and insurance in plain words. Free to read."
        to={addresses.moneyRules()}
        action="Read money and rules"
      />
    </>
  );
}
