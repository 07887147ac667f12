import { type FactNumber, factNumbers, inCents, selfEmploymentWeeks } from './fact-numbers.ts';

/**
 * Every figure about law, tax, fees and wages that our texts may print, with its source. Texts name a fact by its id
 * and never contain the figure, so that one change here reaches every page.
 */

/** The day on which the facts were last checked against their sources. */
export const factsCheckedOn = '2026-11-20';

/**
 * verified: printed with the day it was checked, or with the period it is for.
 * dated: an older year's figure; printed with its year.
 * planning: our own working figure, not a published price; printed as that, with its date.
 * Unconfirmed figures are not here: texts then send the reader to the official page instead.
 */
export type FactStatus = 'verified' | 'dated' | 'planning';

export interface Fact {
  status: FactStatus;
  figure: string;
  /** The period or condition printed with the figure, in place of the day it was checked. */
  note?: string;
  source: string;
}

const dollars = (name: FactNumber, places = Number.isInteger(factNumbers[name]) ? 0 : 2): string =>
  `$${factNumbers[name].toLocaleString('en-AU', { minimumFractionDigits: places, maximumFractionDigits: places })}`;
const percent = (name: FactNumber): string => `${Number((100 * factNumbers[name]).toFixed(6))}%`;
const cents = (name: FactNumber): string => `${inCents(factNumbers[name])} cents`;

export const facts = {
  'gst-threshold': {
    status: 'verified',
    figure: dollars('gst-threshold'),
    source: 'Service NSW, Register your business for GST',
  },
  'gst-days': {
    status: 'verified',
    figure: '21 days',
    source: 'Service NSW, Register your business for GST',
  },
  'minimum-wage': {
    status: 'verified',
    figure: `${dollars('minimum-wage')} an hour`,
    note: 'from 1 July 2026',
    source: 'Squire Patton Boggs; Workplace Law',
  },
  'casual-floor': {
    status: 'verified',
    figure: `${dollars('casual-floor')} an hour`,
    note: 'minimum wage plus 25% casual loading, from 1 July 2026',
    source: 'Derived: 26.44 × 1.25',
  },
  'no-abn-withholding': {
    status: 'verified',
    figure: percent('no-abn-withholding'),
    source: 'ATO, ABN; top rate 45% plus Medicare levy 2%',
  },
  'tax-free-threshold': {
    status: 'verified',
    figure: dollars('tax-free-threshold'),
    note: '2026–27',
    source: 'ATO Legal Database; Treasury Laws Amendment (More Cost of Living Relief) Act 2025',
  },
  'tax-low-rate': {
    status: 'verified',
    figure: `${percent('low-rate')} on income from $18,201 to $45,000`,
    note: '2026–27',
    source: 'ATO Legal Database; Treasury Laws Amendment (More Cost of Living Relief) Act 2025',
  },
  'tax-middle-rate': {
    status: 'verified',
    figure: `${percent('middle-rate')} on income from $45,001 to $135,000`,
    note: '2026–27',
    source: 'ATO Legal Database; Treasury Laws Amendment (More Cost of Living Relief) Act 2025',
  },
  'medicare-levy': {
    status: 'verified',
    figure: percent('medicare-levy'),
    note: '2026–27',
    source: 'Medicare Levy Act 1986, section 6; the Acts for 2026–27 change only its thresholds',
  },
  'study-loan': {
    status: 'dated',
    figure: `${cents('study-loan-rate')} of each dollar above ${dollars('study-loan-from')}`,
    note: '2025–26 figures; check ato.gov.au for this year’s',
    source: 'ATO, Study and training loan repayment thresholds and rates',
  },
  'payday-super': {
    status: 'verified',
    figure: '7 business days',
    note: 'since 1 July 2026',
    source: 'ATO, Payday Super; Treasury Laws Amendment (Payday Superannuation) Act 2025',
  },
  'super-rate': {
    status: 'verified',
    figure: percent('super-rate'),
    note: 'since 1 July 2025',
    source: 'NAVA, Code of Practice, Superannuation; ELMO, Payday Super webinar of 2026',
  },
  'instalment-entry': {
    status: 'dated',
    figure:
      '$4,000 of business and investment income, $1,000 of tax on your last assessment and $500 of estimated tax',
    note: 'all three together, as told in January 2025; check ato.gov.au',
    source: 'ATO, Starting PAYG instalments; Taxcor, January 2025',
  },
  'jobseeker-free-area': {
    status: 'dated',
    figure: `${dollars('jobseeker-free')} a fortnight`,
    note: 'JobSeeker Payment, as told in 2024; check servicesaustralia.gov.au',
    source: 'Services Australia, Income test for JobSeeker Payment',
  },
  'no-abn-limit': {
    status: 'verified',
    figure: `${dollars('no-abn-limit')} or less before GST`,
    source: 'ATO, Statement by a supplier not quoting an ABN',
  },
  'record-years': {
    status: 'verified',
    figure: '5 years',
    source: 'ATO, Business and professional items instructions',
  },
  'public-liability': {
    status: 'dated',
    figure: `about ${dollars('liability-least')}–${factNumbers['liability-most']} a year`,
    note: '2025 estimate, for turnover under $75,000',
    source: 'RegisterMyABN',
  },
  'public-liability-trades': {
    status: 'dated',
    figure: `about ${dollars('trade-liability-least')}–${factNumbers['trade-liability-most']} a year`,
    note: 'averages of what trades paid, from 2021–22 on',
    source:
      'BizCover, Public Liability for tradespeople, $60 a month in 2021–22; PublicLiability-Australia, handyman businesses, $67 a month for a sole trader',
  },
  'public-liability-average': {
    status: 'dated',
    figure: `${dollars('liability-average')} a year`,
    note: 'average of BizCover’s small businesses of every kind, at $39 a month, 2024 financial year',
    source: 'BizCover, How much does Public Liability insurance cost?',
  },
  'professional-indemnity': {
    status: 'dated',
    figure: `about ${dollars('indemnity-least')}–${factNumbers['indemnity-most']} a year`,
    note: '2025 estimate, for turnover under $75,000',
    source: 'RegisterMyABN',
  },
  'professional-indemnity-average': {
    status: 'dated',
    figure: `${dollars('indemnity-average')} a year`,
    note: 'average of BizCover’s customers of every size, at $102 a month, read in November 2026',
    source: 'BizCover, Professional Indemnity Insurance cost',
  },
  'company-registration': {
    status: 'dated',
    figure: '$597',
    note: '2024–25 fee; check asic.gov.au for today’s',
    source: 'ASIC, INFO 30',
  },
  'company-annual-review': {
    status: 'dated',
    figure: '$321 a year',
    note: '2024–25 fee; check asic.gov.au for today’s',
    source: 'ASIC, INFO 30',
  },
  'company-late-fee': {
    status: 'dated',
    figure: '$96 up to one month late, $401 after',
    note: '2024–25 fees; check asic.gov.au for today’s',
    source: 'ASIC, fees',
  },
  'abn-fee': { status: 'verified', figure: 'Free', source: 'ATO, ABN' },
  'director-id-fee': {
    status: 'verified',
    figure: 'Free',
    source: 'AusBusinessRegister, fee policy; mmoww.net, AU company guide 2026',
  },
  'card-fee': {
    status: 'dated',
    figure: `${percent('card-rate')} + ${cents('card-fixed')}`,
    note: 'Stripe, domestic cards, since April 2024',
    source: 'Stripe Support, pricing update of April 2024',
  },
  'airtasker-fee': {
    status: 'verified',
    figure: `${100 * factNumbers['airtasker-least']} to ${percent('airtasker-most')} of the task price, and tax on the fee`,
    note: 'by the tasker’s tier, as at 21 November 2026',
    source: 'Airtasker help centre, What is the service fee?; What are Tasker Tiers?',
  },
  'etsy-fees': {
    status: 'planning',
    figure: `about ${percent('etsy-rate')} of the sale plus ${cents('etsy-fixed')}`,
    note: 'with GST on the fees, for a seller not registered for it; our planning figure, as at 20 November 2026; check Etsy’s fee page',
    source: 'Derived: 9.5% + 55 cents, from Etsy Fees & Payments Policy and Wise, × 1.1 for GST',
  },
  'ebay-fees': {
    status: 'dated',
    figure: `${percent('ebay-rate')} of the sale plus ${cents('ebay-fixed')}`,
    note: 'most categories, without a shop, January 2026; check eBay’s fee page',
    source: 'KiloApps, eBay Australia fees 2026; Dataede, eBay fee calculator for Australia',
  },
  'gumroad-fees': {
    status: 'planning',
    figure: `about ${percent('gumroad-rate')} of the sale plus ${dollars('gumroad-fixed')}`,
    note: 'its 10% and 50 US cents, with card processing, in our money; our planning figure, as at 20 November 2026; check Gumroad’s fee page',
    source:
      'Derived: 10% + US$0.50 (LearnWithHasan, audit of April 2026), and 2.9% + US$0.30 of processing, at 1.5 to the US dollar',
  },
  'car-cost': {
    status: 'dated',
    figure: `${cents('car-km')} a kilometre`,
    note: 'the tax office’s rate for 2025–26; check ato.gov.au for this year’s',
    source: 'ATO, LI 2024/19, for income years from 1 July 2024 until it is changed',
  },
  'car-limit': {
    status: 'verified',
    figure: `${factNumbers['car-most'].toLocaleString('en-AU')} kilometres a car and year`,
    note: 'the Act as read on 22 November 2026',
    source: 'Income Tax Assessment Act 1997, section 28-25',
  },
  'licence-nsw': {
    status: 'dated',
    figure: dollars('licence-nsw'),
    note: 'labour and materials, guides of 2026; check fairtrading.nsw.gov.au',
    source: 'Home Building Act 1989 (NSW), by Rules Mate, June 2026, and BizCover',
  },
  'licence-nt': {
    status: 'dated',
    figure: dollars('licence-nt'),
    note: 'for new homes and extensions, the board’s page of December 2024; check bpb.nt.gov.au',
    source: 'Building Practitioners Board (NT), Builders registration, and HIA',
  },
  'licence-qld': {
    status: 'dated',
    figure: dollars('licence-qld'),
    note: 'guides of 2026; check qbcc.qld.gov.au',
    source: 'Queensland Building and Construction Commission Act 1991, by Rules Mate, June 2026',
  },
  'licence-vic': {
    status: 'dated',
    figure: dollars('licence-vic'),
    note: 'labour and materials, guides of 2026; check bpc.vic.gov.au',
    source: 'Victorian Building Authority, Building Registration, and Tradeform, May 2026',
  },
  'licence-wa': {
    status: 'dated',
    figure: dollars('licence-wa'),
    note: 'where the work needs a permit, guides of 2026; check wa.gov.au',
    source: 'Building Services (Registration) Act 2011 (WA), by Rules Mate, June 2026, and SiteKiln',
  },
  'average-earnings': {
    status: 'dated',
    figure: `${dollars('average-earnings', 2)} a week`,
    note: 'full-time adults, May 2025',
    source: 'ABS, Average Weekly Earnings',
  },
  'business-entries': {
    status: 'verified',
    figure: '437,150',
    note: '2024–25',
    source: 'ABS, Counts of Australian Businesses',
  },
  'surcharge-end': {
    status: 'verified',
    figure: '1 October 2026',
    note: 'RBA, March 2026',
    source: 'RBA Conclusions Paper, by HSF Kramer, April 2026',
  },
  'answer-clicks': {
    status: 'dated',
    figure: '8 visits in 100, against 15 on pages without one',
    note: '900 adults in the United States, March 2025',
    source: 'Pew Research Center, July 2025, by The Register and Business Standard',
  },
  'self-employment-weeks': {
    status: 'verified',
    figure: `${selfEmploymentWeeks} weeks`,
    source: 'Services Australia; Business Foundations',
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;

export const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);

const checkedOn = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(factsCheckedOn),
);

/** Prints a figure with its date, like all figures of this kind: `$75,000 (as at 20 November 2026)`. */
export function printFact(id: FactId): string {
  const { figure, note }: Fact = facts[id];
  return `${figure} (${note ?? `as at ${checkedOn}`})`;
}

const printedFacts = Object.keys(facts).map((id) => printFact(id as FactId));

/** Splits a text into the facts it prints and the parts between them. */
export const splitAtFacts = (text: string): string[] =>
  printedFacts.reduce((parts, fact) => parts.flatMap((part) => part.split(fact)), [text]);

export const withoutFacts = (text: string): string => splitAtFacts(text).join(' ');
