// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { companyFees } from '#shared/content/company-fees.ts';
import { facts, factsCheckedOn, printFact } from '#shared/content/facts.ts';
import { classNames } from '#web/components/class-names.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { FactList } from '#web/components/fact-list.tsx';
import { FoldSection } from '#web/components/page/fold-section.tsx';
import { Section } from '#web/components/page/section.tsx';
import { ExternalLink } from '#web/components/text/external-link.tsx';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { TickList, type TickListProps } from '../guide-parts.tsx';

export interface HalvesProps {
  caption: string;
  heads: readonly [ReactNode, ReactNode];
  rows: readonly (readonly [aspect: string, one: string, other: string])[];
  className?: string;
}

/** Two columns at every width, so that a comparison stays side by side. */
export function Halves({ caption, heads, rows, className }: HalvesProps) {
  return (
    <table role="table" className={classNames('halves block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead
        className="block top-0 sticky z-1 border-b-2 border-b-ink bg-paper font-serif text-(length:--text-lg) in-[.signs]:static in-[.signs]:border-0 in-[.signs]:leading-[1.3] print:static"
        role="rowgroup"
      >
        <tr
          className="grid grid-cols-2 gap-x-4 in-[.signs]:gap-x-0 lg:grid-cols-[10rem_repeat(2,minmax(0,1fr))] lg:gap-x-8 lg:in-[.signs]:gap-x-0"
          role="row"
        >
          <th role="columnheader" scope="col" className="max-lg:sr-only last:pl-4">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th className="last:pl-4" role="columnheader" scope="col">
            {heads[0]}
          </th>
          <th className="last:pl-4" role="columnheader" scope="col">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody className="block" role="rowgroup">
        {rows.map(([aspect, one, other]) => (
          <tr
            className="grid grid-cols-2 gap-x-4 border-b border-b-edge in-[.signs]:gap-x-0 lg:grid-cols-[10rem_repeat(2,minmax(0,1fr))] lg:gap-x-8 lg:in-[.signs]:gap-x-0"
            key={aspect}
            role="row"
          >
            <th
              className="pt-2.5 pb-0 text-ink-soft text-(length:--text-sm) col-span-full lg:py-3 lg:px-0 lg:text-inherit lg:[font-size:inherit] lg:col-[auto] max-lg:[.signs_&]:pl-4"
              role="rowheader"
              scope="row"
            >
              {aspect}
            </th>
            <td className="lg:py-3 in-[.signs]:last:border-0 in-[.signs]:last:bg-leaf-tint" role="cell">
              {one}
            </td>
            <td
              className="lg:py-3 pl-4 border-l border-l-line in-[.signs]:last:border-0 in-[.signs]:last:bg-leaf-tint"
              role="cell"
            >
              {other}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Line = TickListProps['lines'][number];

/** Fees are printed only here, each with its year. */
const costs: readonly [what: string, cost: string][] = [
  ['ABN', facts['abn-fee'].figure],
  ['Director ID, before you become a director', facts['director-id-fee'].figure],
  ['Business name, if not your own', 'See ASIC’s list'],
  ['Company registration, 2024–25', facts['company-registration'].figure],
  ['Company, every year, 2024–25', facts['company-annual-review'].figure],
  ['Late annual review, 2024–25', facts['company-late-fee'].figure],
  ['Public liability insurance, 2025 estimate', facts['public-liability'].figure],
];

const atHand: readonly Line[] = [
  { id: 'tfn', label: 'Your tax file number. It’s optional, but it prevents errors.' },
  { id: 'identity', label: 'Proof of identity, and the name you’ll trade under.' },
  { id: 'address', label: 'Your business address and postal address.' },
  { id: 'start', label: 'Your start date, and what you’ll sell in one sentence.' },
  {
    id: 'company',
    label: 'For a company: your director ID, an available company name and a registered office.',
  },
];

/** A step: who it is for, and what it costs or by when. */
const station = (id: string, text: string, whom: string, figure?: string): Line => ({
  id,
  label: (
    <span className="grid gap-y-0 gap-x-8 sm:grid-cols-[minmax(0,1fr)_9.5rem]">
      <span className="before:content-[counter(step)_'._'] before:font-semibold">{text}</span>{' '}
      <span className="text-ink-soft text-sm leading-[1.4]">
        {figure !== undefined && (
          <b className="text-ink font-semibold sm:block sm:text-(length:--text-base)">{figure}</b>
        )}{' '}
        {whom}
      </span>
    </span>
  ),
});

const steps: readonly Line[] = [
  station('business', 'Check it’s a business, not a hobby.', 'for everyone'),
  station('structure', 'Choose sole trader or company.', 'for everyone'),
  station('director', 'Get your director ID.', 'for a company', facts['director-id-fee'].figure),
  station('register', 'Register the company.', 'for a company', 'ASIC’s fee'),
  station(
    'abn',
    'Apply for your ABN yourself. You don’t need to pay anyone.',
    'for everyone',
    facts['abn-fee'].figure,
  ),
  station('name', 'Register a business name with ASIC.', 'unless you use your own name', 'ASIC’s fee'),
  station(
    'gst',
    `Register for GST once turnover reaches ${facts['gst-threshold'].figure} in any 12 months, past or expected. Taxi and ride-share drivers register from day one.`,
    'of reaching it',
    `within ${facts['gst-days'].figure}`,
  ),
  station('records', 'Keep records from day one.', 'for everyone', facts['record-years'].figure),
];

const mistakes: readonly string[] = [
  'Paying a website for an ABN. It’s free.',
  `Invoicing without an ABN. Payers may withhold ${printFact('no-abn-withholding')}.`,
  'Getting an ABN for what’s really a job. Ask why they want one.',
  'Setting up a company to pay less tax on your own labour. Personal services income rules can still tax it as yours.',
  'Trading under an unregistered name.',
  'Mixing business and personal money. Open a second account.',
  'Ignoring your annual ASIC review.',
];

const signs: HalvesProps['rows'] = [
  ['Your aim', 'You do it for fun, and a sale is a bonus', 'You plan to make a profit'],
  ['How often', 'Now and then', 'Regularly, with a plan'],
  [
    'How you sell',
    'You give things away or just cover materials',
    'You set prices, advertise and send invoices',
  ],
];

function HobbyOrBusiness() {
  return (
    <FoldSection title="Hobby or business?" id="hobby">
      <p className="mb-4 max-w-measure">
        To get an ABN, you must be running or starting a business. A hobby doesn’t need one. No single sign
        decides:
      </p>
      <Halves
        className="signs"
        caption="Signs of a hobby and of a business"
        heads={[
          <Fragment key="hobby">
            More like a hobby <span>no ABN needed</span>
          </Fragment>,
          <Fragment key="business">
            More like a business <span>needs an ABN</span>
          </Fragment>,
        ]}
        rows={signs}
      />
    </FoldSection>
  );
}

const HaveReady = () => (
  <FoldSection title="Have these ready" id="at-hand">
    <TickList list="abn-at-hand" lines={atHand} />
  </FoldSection>
);

const Steps = () => (
  <Section title="Step by step" id="steps">
    <div className="stations [counter-reset:step]">
      <TickList list="abn-steps" lines={steps} />
    </div>
    <div className="mt-2 flex flex-wrap gap-x-6">
      <ExternalLink href="https://abr.gov.au">Australian Business Register</ExternalLink>
      <ExternalLink href="https://register.business.gov.au">Business Registration Service</ExternalLink>
      <ExternalLink href="https://asic.gov.au">ASIC</ExternalLink>
    </div>
  </Section>
);

function Costs() {
  return (
    <FoldSection title="What it costs" id="costs">
      <FactList facts={costs} />
      <p className="mt-2 text-sm text-ink-soft">
        Checked {formatDay(factsCheckedOn)}. ASIC’s fees are from 2024–25, the latest we could confirm. They
        rise each July.
      </p>
      <ExternalLink href={companyFees}>ASIC’s current fees</ExternalLink>
    </FoldSection>
  );
}

function Mistakes() {
  return (
    <FoldSection title="Mistakes that cost money" id="mistakes">
      <ul className="space-y-2">
        {mistakes.map((mistake) => (
          <li key={mistake} className="flex gap-3">
            <X aria-hidden className="mt-1 size-5 shrink-0 text-ink-soft" />
            {mistake}
          </li>
        ))}
      </ul>
    </FoldSection>
  );
}

/** Whether you need an ABN, the steps, the costs and the usual mistakes. */
export function RegistrationGuide() {
  return (
    <>
      <HobbyOrBusiness />
      <HaveReady />
      <Steps />
      <Costs />
      <Mistakes />
    </>
  );
}
