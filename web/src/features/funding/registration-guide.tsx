import { printFact } from '#shared/content/facts.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { Section } from '#web/components/section.tsx';

const costs: readonly [what: string, cost: string][] = [
  ['ABN', printFact('abn-fee')],
  ['Director ID, before you become a director', printFact('director-id-fee')],
  ['Business name, when it is not your own', 'We could not confirm today’s fee: see asic.gov.au'],
  ['Company registration', printFact('company-registration')],
  ['Company, every year', printFact('company-annual-review')],
  ['Company review paid late', printFact('company-late-fee')],
  ['Public liability insurance', printFact('public-liability')],
];

const atHand: readonly string[] = [
  'Your tax file number. It is not compulsory, and it reduces errors.',
  'Proof of identity, and the name you will trade under.',
  'The address of the business, and where letters should go.',
  'The day you start, and what you will sell, in one sentence.',
  'For a company: your director ID, a company name that is free, and the address of its office.',
];

const steps: readonly string[] = [
  'Be sure that it is a business and not a hobby: see below.',
  'Choose sole trader or company.',
  'For a company, get your director ID first, then register the company.',
  'Apply for the ABN. It is free, and nobody needs to be paid to do it for you.',
  'Register a business name with ASIC if you trade under any name but your own.',
  `Register for GST within ${printFact('gst-days')} of reaching ${printFact('gst-threshold')} of turnover in twelve months, counted back or ahead; with ride-sourcing or a taxi, from day one.`,
  `Keep records from the first day, for ${printFact('record-years')}.`,
];

const mistakes: readonly string[] = [
  'Paying a website for an ABN that costs nothing.',
  `Sending invoices without an ABN: payers may withhold ${printFact('no-abn-withholding')}.`,
  'Taking an ABN for work that is really a job. Ask the payer why they want one.',
  'Registering a company to pay less tax on your own labour: the rules on personal services income can treat it as yours whatever the structure.',
  'Trading under a name that nobody registered.',
  'Mixing business money with your own; open a second account.',
  'Letting ASIC’s yearly review of the company lie.',
];

const signs: readonly [hobby: string, business: string][] = [
  ['You do it for pleasure, and a sale is a bonus', 'You mean to make a profit'],
  ['Now and then, as you like', 'Again and again, with a plan'],
  ['You give things away or cover materials', 'You set prices, advertise and send invoices'],
];

function Lines({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`max-w-measure space-y-2 pl-5 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function HobbyOrBusiness() {
  return (
    <Section title="Hobby or business?">
      <p className="mb-3 max-w-measure">
        For an ABN you must carry on, or be starting, an enterprise. A hobby needs none. No single sign
        decides:
      </p>
      <table className="max-w-3xl">
        <caption className="sr-only">Signs of a hobby and of a business</caption>
        <thead>
          <tr>
            <th scope="col">More like a hobby</th>
            <th scope="col">More like a business</th>
          </tr>
        </thead>
        <tbody>
          {signs.map(([hobby, business]) => (
            <tr key={hobby}>
              <td>{hobby}</td>
              <td>{business}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** What registering costs, takes and goes wrong with. */
export function RegistrationGuide() {
  return (
    <>
      <Section title="What it costs">
        <dl className="max-w-3xl divide-y divide-line border-y border-line">
          {costs.map(([what, cost]) => (
            <div key={what} className="grid gap-x-6 py-2.5 sm:grid-cols-2">
              <dt>{what}</dt>
              <dd className="font-semibold">{cost}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Step by step">
        <Lines items={steps} ordered />
        <div className="mt-3 flex flex-wrap gap-x-6">
          <ExternalLink href="https://abr.gov.au">Australian Business Register</ExternalLink>
          <ExternalLink href="https://register.business.gov.au">Business Registration Service</ExternalLink>
          <ExternalLink href="https://asic.gov.au">ASIC</ExternalLink>
        </div>
      </Section>
      <Section title="What to have at hand">
        <Lines items={atHand} />
      </Section>
      <Section title="Mistakes that cost money">
        <Lines items={mistakes} />
      </Section>
      <HobbyOrBusiness />
    </>
  );
}
