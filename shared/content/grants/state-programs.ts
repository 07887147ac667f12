import type { FundingState } from '#shared/domain/funding/funding-answers.ts';

/** A government page that lists help which we have not checked ourselves. */
export interface StateProgram {
  name: string;
  what: string;
  href: string;
}

/** The day these pages were listed. */
export const stateProgramsListedOn = '2026-11-29';

const victoria: readonly StateProgram[] = [
  {
    name: 'Business Victoria',
    what: 'Grants and programs for Victorian businesses',
    href: 'https://business.vic.gov.au/grants-and-programs',
  },
  {
    name: 'State Revenue Office Victoria',
    what: 'First home owner grant',
    href: 'https://www.sro.vic.gov.au/buying-property/first-home-owner-grant',
  },
];

const queensland: readonly StateProgram[] = [
  {
    name: 'Queensland Grants Finder',
    what: 'Grants, rebates and loans for Queensland businesses',
    href: 'https://www.grants.services.qld.gov.au',
  },
  {
    name: 'Advance Queensland',
    what: 'Programs for new products and start-ups',
    href: 'https://advance.qld.gov.au',
  },
  {
    name: 'Queensland Revenue Office',
    what: 'First home grant',
    href: 'https://qro.qld.gov.au/property-concessions-grants/first-home-grant/',
  },
];

const elsewhere: readonly StateProgram[] = [
  {
    name: 'WA Small Business Development Corporation',
    what: 'Grants for Western Australian businesses',
    href: 'https://www.smallbusiness.wa.gov.au/grants',
  },
  {
    name: 'RevenueWA',
    what: 'First home owner grant in Western Australia',
    href: 'https://www.wa.gov.au/organisation/department-of-treasury-and-finance/first-home-owner-grant',
  },
  {
    name: 'business.gov.au',
    what: 'Grants in every state and territory',
    href: 'https://business.gov.au/grants-and-programs',
  },
];

/** Where people find help in a state that we do not cover. The form offers Western Australia as Other. */
export const programsOf = (state: FundingState): readonly StateProgram[] =>
  state === 'Victoria' ? victoria : state === 'Queensland' ? queensland : elsewhere;
