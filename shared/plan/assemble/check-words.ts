import type { CheckId } from '../paths/path-numbers.ts';

/** What each check of a path asks for, before the first job. Whom to ask is named; nothing here is advice. */
export const checkWords: Readonly<Record<CheckId, { ask: string; whom: string }>> = {
  'working-with-children': {
    ask: 'Work with children under 18 needs a working-with-children check before the first lesson.',
    whom: 'your state’s screening unit',
  },
  'police-check': {
    ask: 'Clients who let you into their home may ask for a national police check.',
    whom: 'an accredited body listed by the ACIC',
  },
  'licensed-trades-out': {
    ask: 'Plumbing, gas, electrical, structural and asbestos work stay out; small jobs have limits by state.',
    whom: 'your state’s building and fair trading office',
  },
  'electrical-safety-out': {
    ask: 'Anything that opens a plug, a lead or a fitting stays out.',
    whom: 'your state’s electrical safety office',
  },
  'pets-in-care-cover': {
    ask: 'Ordinary cover often leaves out animals in your care; ask for that in writing.',
    whom: 'your insurer, and your council about numbers of dogs',
  },
  'property-in-care-cover': {
    ask: 'Ordinary cover often leaves out the thing you are working on and keys you hold.',
    whom: 'your insurer',
  },
  'spam-rules': {
    ask: 'Commercial messages need consent or a published work address, your name and a way out.',
    whom: 'acma.gov.au, on the Spam Act',
  },
  'consumer-guarantees': {
    ask: 'What you sell must be as described and fit for its purpose; no sign of yours can take that away.',
    whom: 'accc.gov.au, on consumer guarantees',
  },
  'client-data': {
    ask: 'Agree in writing which of a client’s data you may see, where it stays and when it is deleted.',
    whom: 'oaic.gov.au, and the client',
  },
  'paid-links': {
    ask: 'Say plainly, beside the link, when you are paid for it or got the thing free.',
    whom: 'accc.gov.au, on influencers and reviews',
  },
  'product-safety': {
    ask: 'Toys, children’s things, cosmetics, candles and anything with a battery have standards or bans.',
    whom: 'productsafety.gov.au',
  },
  'personal-services-income': {
    ask: 'Income mostly for your own skill may fall under the personal services rules.',
    whom: 'ato.gov.au, on personal services income, or a tax agent',
  },
};
