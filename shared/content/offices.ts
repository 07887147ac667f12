import type { Place } from './schemas/parts.ts';

/** Whom to ask what we have not checked: the subject of a question, and who answers for it in Australia and elsewhere. */
export interface Office {
  about: RegExp;
  ask: Partial<Record<Place, string>> & { all: string; elsewhere: string };
}

export const offices: readonly Office[] = [
  {
    about: /\b(?:gst|tax|ato|bas|deduct\w*|invoices?|hobby|super|superannuation)\b/i,
    ask: { all: 'Ask the tax office on 13 28 66.', elsewhere: 'Ask your tax office.' },
  },
  {
    about: /\b(?:centrelink|pension|job ?seeker|youth allowance|austudy|parenting payment|carer payment)\b/i,
    ask: { all: 'Ask Services Australia before you earn.', elsewhere: 'Ask the office that pays you.' },
  },
  {
    about:
      /\b(?:food|kitchen|nutrition|allergens?|shelf|use[- ]by|best before|recipes?|jam|jars?|meat|milk|noodles?|inspected)\b/i,
    ask: {
      all: 'Ask the food officer of your council.',
      elsewhere: 'Ask the food officer of your local council or county.',
    },
  },
  {
    about:
      /\b(?:copyright|trade ?marks?|logos?|crests?|brands?|designs?|imagery|sue me|licensed? images?)\b/i,
    ask: {
      all: 'Ask IP Australia, or the Arts Law Centre.',
      elsewhere: 'Ask the office for copyright and trade marks in your country.',
    },
  },
  {
    about: /\b(?:post|posted|posting|mail|courier|parcels?|satchels?|shipping)\b/i,
    ask: {
      all: 'Ask Australia Post what it carries and what it costs.',
      elsewhere: 'Ask your post office what it carries and what it costs.',
    },
  },
  {
    about: /\b(?:insur\w*|liab\w*|covered|cover me)\b/i,
    ask: { all: 'Ask an insurance broker.', elsewhere: 'Ask an insurance broker.' },
  },
  {
    about: /\b(?:council|heritage|planning|noise|zoning|from home|signs?|footpath|disposal|waste)\b/i,
    ask: { all: 'Ask your council.', elsewhere: 'Ask your local council or county.' },
  },
  {
    about: /\b(?:licen[cs]\w*|permits?|regist\w*|certif\w*|qualif\w*|allowed|size limit)\b/i,
    ask: {
      all: 'Look it up at ablis.business.gov.au, or ask the regulator of your state.',
      elsewhere: 'Ask the regulator where you live.',
    },
  },
  {
    about:
      /\b(?:legal\w*|law|rules?|refunds?|warrant\w*|contract|collects?|uncollected|deposit|safety data|msds|sds|test(?:ed|ing)?)\b/i,
    ask: {
      NSW: 'Ask NSW Fair Trading on 13 32 20.',
      VIC: 'Ask Consumer Affairs Victoria on 1300 55 81 81.',
      QLD: 'Ask the Queensland Office of Fair Trading on 13 74 68.',
      WA: 'Ask Consumer Protection WA on 1300 30 40 54.',
      all: 'Ask the fair trading office of your state.',
      elsewhere: 'Ask the consumer office where you live.',
    },
  },
];
