import { X } from 'lucide-react';
import { Fragment } from 'react';
import { companyFees } from '#shared/content/company-fees.ts';
import { facts, factsCheckedOn, printFact } from '#shared/content/facts.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { FoldSection } from '#web/components/fold-section.tsx';
import { Section } from '#web/components/section.tsx';
import { Halves, type HalvesProps } from './halves.tsx';
import { TickList, type TickListProps } from './tick-list.tsx';

type Line = TickListProps['lines'][number];

/** A fee stands here alone, with the year that it is of. */
const costs: readonly [what: string, cost: string][] = [
  ['ABN', facts['abn-fee'].figure],
  ['Director ID, before you become a director', facts['director-id-fee'].figure],
  ['Business name, when it is not your own', 'See ASIC’s list'],
  ['Company registration, 2024–25', facts['company-registration'].figure],
  ['Company, every year, 2024–25', facts['company-annual-review'].figure],
  ['Company review paid late, 2024–25', facts['company-late-fee'].figure],
  ['Public liability insurance, estimate of 2025', facts['public-liability'].figure],
];

const atHand: readonly Line[] = [
  { id: 'tfn', label: 'Your tax file number. It is not compulsory, and it reduces errors.' },
  { id: 'identity', label: 'Proof of identity, and the name you will trade under.' },
  { id: 'address', label: 'The address of the business, and where letters should go.' },
  { id: 'start', label: 'The day you start, and what you will sell, in one sentence.' },
  {
    id: 'company',
    label: 'For a company: your director ID, a company name that is free, and the address of its office.',
  },
];

/** A stop on the way: whom it is for, and what it costs or by when. */
const station = (id: string, text: string, whom: string, figure?: string): Line => ({
  id,
  label: (
    <span className="station">
      <span>{text}</span>{' '}
      <span className="station-figure">
        {figure !== undefined && <b>{figure}</b>} {whom}
      </span>
    </span>
  ),
});

const steps: readonly Line[] = [
  station('business', 'Be sure that it is a business and not a hobby: see above.', 'for everybody'),
  station('structure', 'Choose sole trader or company.', 'for everybody'),
  station('director', 'Get your director ID.', 'for a company', facts['director-id-fee'].figure),
  station('register', 'Register the company.', 'for a company', 'ASIC’s fee'),
  station(
    'abn',
    'Apply for the ABN. Nobody needs to be paid to do it for you.',
    'for everybody',
    facts['abn-fee'].figure,
  ),
  station('name', 'Register a business name with ASIC.', 'for any name but your own', 'ASIC’s fee'),
  station(
    'gst',
    `Register for GST once turnover reaches ${facts['gst-threshold'].figure} in twelve months, counted back or ahead; with ride-sourcing or a taxi, from day one.`,
    'of reaching it',
    `within ${facts['gst-days'].figure}`,
  ),
  station('records', 'Keep records from the first day.', 'for everybody', facts['record-years'].figure),
];

const mistakes: readonly string[] = [
  'Paying a website for an ABN that costs nothing.',
  `Sending invoices without an ABN: payers may withhold ${printFact('no-abn-withholding')}.`,
  'Taking an ABN for work that is really a job. Ask the payer why they want one.',
  'Registering a company to pay less tax on your own labour: the rules on personal services income can treat it as yours whatever the structure.',
  'Trading under an unregistered name.',
  'Mixing business money with your own; open a second account.',
  'Letting ASIC’s yearly review of the company lie.',
];

const signs: HalvesProps['rows'] = [
  ['Your aim', 'You do it for pleasure, and a sale is a bonus', 'You mean to make a profit'],
  ['How often', 'Now and then, as you like', 'Again and again, with a plan'],
  ['How you sell', 'You give things away or cover materials', 'You set prices, advertise and send invoices'],
];

function HobbyOrBusiness() {
  return (
    <FoldSection title="Hobby or business?" id="hobby">
      <p className="mb-4 max-w-measure">
        For an ABN you must carry on, or be starting, an enterprise. A hobby needs none. No single sign
        decides:
      </p>
      <Halves
        className="signs"
        caption="Signs of a hobby and of a business"
        heads={[
          <Fragment key="hobby">
            More like a hobby <span>needs no ABN</span>
          </Fragment>,
          <Fragment key="business">
            More like a business <span>needs one</span>
          </Fragment>,
        ]}
        rows={signs}
      />
    </FoldSection>
  );
}

function Steps() {
  return (
    <div className="stations-and-hand">
      <Section title="Step by step" id="steps">
        <div className="stations">
          <TickList list="abn-steps" lines={steps} />
        </div>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <ExternalLink href="https://abr.gov.au">Australian Business Register</ExternalLink>
          <ExternalLink href="https://register.business.gov.au">Business Registration Service</ExternalLink>
          <ExternalLink href="https://asic.gov.au">ASIC</ExternalLink>
        </div>
      </Section>
      <div className="lg:sticky lg:top-6">
        <FoldSection title="What to have at hand" id="at-hand">
          <TickList list="abn-at-hand" lines={atHand} />
        </FoldSection>
      </div>
    </div>
  );
}

function Costs() {
  return (
    <FoldSection title="What it costs" id="costs">
      <FactList facts={costs} />
      <p className="mt-2 text-sm text-ink-soft">
        Checked on {formatDay(factsCheckedOn)}. ASIC’s fees are of 2024–25, the latest we could confirm; they
        rise each July, so today’s may be higher.
      </p>
      <ExternalLink href={companyFees}>ASIC’s list of fees</ExternalLink>
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

/** Whether one is needed, and what registering takes, costs and goes wrong with. */
export function RegistrationGuide() {
  return (
    <>
      <HobbyOrBusiness />
      <Steps />
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-14">
        <Costs />
        <Mistakes />
      </div>
    </>
  );
}
