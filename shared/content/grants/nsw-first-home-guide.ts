import type { GrantGuide } from './grant.ts';

const checked = '2026-11-20';
const revenue = 'Revenue NSW';

export const nswFirstHomeGuide: GrantGuide = {
  figures: [
    {
      name: 'First Home Owner Grant (FHOG)',
      value:
        '$10,000 for a new or substantially renovated home up to $600,000, or land plus building contract up to $750,000',
      source: 'nsw.gov.au, First Home Owner (New Homes) Grant; Revenue NSW',
      checked,
    },
    {
      name: 'Stamp duty (FHBAS)',
      value: 'None up to $800,000; reduced under $1 million',
      source: `${revenue}, from 1 July 2023`,
      checked,
    },
    {
      name: 'Stamp duty on vacant land (FHBAS)',
      value: 'None up to $350,000; reduced under $450,000',
      source: `${revenue}, from 1 July 2023`,
      checked,
    },
    {
      name: 'Super withdrawal (FHSSS)',
      value: 'Voluntary contributions up to $15,000 a year and $50,000 in total',
      source: 'ATO guidance, contributions from 1 July 2022',
      href: 'https://www.ato.gov.au',
      checked,
    },
    { name: 'Moving in', value: 'Within 12 months', source: revenue, checked },
  ],
  more: [
    {
      label: 'Home buying assistance on nsw.gov.au',
      href: 'https://www.nsw.gov.au/housing-and-construction/home-buying-assistance',
    },
    { label: 'Super for a first home at the ATO', href: 'https://www.ato.gov.au' },
  ],
  checklist: [
    { id: 'adult', text: 'You are 18 or over.' },
    { id: 'citizen', text: 'At least one buyer is an Australian citizen or permanent resident.' },
    { id: 'person', text: 'You’re buying as a person, not through a company or trust.' },
    {
      id: 'never-owned',
      text: 'Neither you nor your spouse has owned a home in Australia (few exceptions).',
    },
    { id: 'never-granted', text: 'You’ve never had this grant before.' },
    { id: 'price', text: 'The price is within the scheme’s limit.' },
    {
      id: 'kind',
      text: 'For the grant, the home is new. For stamp duty help, it can be new, existing or land.',
    },
    { id: 'move-in', text: 'You will move in within 12 months and live there for 12 months in a row.' },
    {
      id: 'super',
      text: 'For super: you ask the ATO for a determination before you sign, and live there for at least 6 of the first 12 months.',
    },
  ],
  documents: [
    { id: 'identity', name: 'Proof of identity', from: 'Passport, licence or birth certificate' },
    { id: 'contract', name: 'Signed contract', from: 'Your solicitor or conveyancer' },
    {
      id: 'residency',
      name: 'Evidence of citizenship or residency',
      from: 'Passport, or your visa grant letter',
    },
    {
      id: 'building',
      name: 'Building contract and plans, or the occupation certificate',
      from: 'Your builder or building certifier',
    },
    {
      id: 'lender',
      name: 'Bank or lender form',
      from: 'Your lender; ask if they’ll lodge it for you',
    },
    {
      id: 'determination',
      name: 'FHSSS determination',
      from: 'The ATO, through myGov, before you sign a contract',
    },
  ],
};
