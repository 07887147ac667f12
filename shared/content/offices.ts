import type { Place } from './schemas/parts.ts';

/** Whom to ask what we have not checked: the subject of a question, and who answers for it in Australia and elsewhere. */
export interface Office {
  about: RegExp;
  ask: Partial<Record<Place, string>> & { all: string; elsewhere: string };
}

export const offices: readonly Office[] = [
  {
    about: /\b(?:gst|hst|vat|tax\w*|ato|bas|deduct\w*|invoices?|hobby|super|superannuation|kiwisaver)\b/i,
    ask: { all: 'Ask the tax office on 13 28 66.', elsewhere: 'Ask your country’s tax office.' },
  },
  {
    about:
      /\b(?:centrelink|pension|job ?seeker|youth allowance|austudy|parenting payment|carer payment|dsp|universal credit|benefits?)\b/i,
    ask: { all: 'Ask Services Australia before you earn.', elsewhere: 'Ask the office that pays you.' },
  },
  {
    about: /\b(?:wages?|employ\w*|hire (?:him|her|them|someone)|junior|apprentice|supervis\w*|boss)\b/i,
    ask: {
      all: 'Ask the Fair Work Ombudsman on 13 13 94.',
      elsewhere: 'Ask your country’s employment office.',
    },
  },
  {
    about: /\bdva\b/i,
    ask: { all: 'Ask the Department of Veterans’ Affairs.', elsewhere: 'Ask the office that pays you.' },
  },
  {
    about: /\bvisa\b/i,
    ask: {
      all: 'Check VEVO, and ask the Department of Home Affairs.',
      elsewhere: 'Ask the immigration office.',
    },
  },
  {
    about: /\b(?:tga|therapeutic|remed(?:y|ies)|heals?|medicinal)\b/i,
    ask: {
      all: 'Ask the Therapeutic Goods Administration on 1800 020 653.',
      elsewhere: 'Ask your country’s medicines office.',
    },
  },
  {
    about: /\b(?:nicnas|aicis|cosmetics?|perfume|chemicals?)\b/i,
    ask: {
      all: 'Ask AICIS, the chemicals office (once NICNAS), at industrialchemicals.gov.au.',
      elsewhere: 'Ask the consumer office where you live.',
    },
  },
  {
    about: /\b(?:ndis|medicare)\b/i,
    ask: { all: 'Ask the NDIS Commission on 1800 035 544.', elsewhere: 'Ask your disability service.' },
  },
  {
    about:
      /\b(?:food|kitchen|nutrition|allergens?|shelf|use[- ]by|best before|recipes?|jam|jars?|meat|milk|noodles?|inspected)\b|食品/i,
    ask: {
      all: 'Ask your council’s food officer.',
      elsewhere: 'Ask your local council’s food officer.',
    },
  },
  {
    about:
      /\b(?:copyright|trade ?marks?|logos?|crests?|brands?|designs?|imagery|sue me|licensed? images?|who owns)\b/i,
    ask: {
      all: 'Ask IP Australia, or the Arts Law Centre.',
      elsewhere: 'Ask your country’s copyright and trade mark office.',
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
    about: /\b(?:insur\w*|liab\w*|covered|cover (?:me|for)|who pays)\b/i,
    ask: { all: 'Ask an insurance broker.', elsewhere: 'Ask an insurance broker.' },
  },
  {
    about: /\b(?:loan|bank|lender|finance|repayments?|borrow\w*|overdraft|acc)\b/i,
    ask: {
      all: 'Ask the lender for its terms in writing, or a free adviser at business.gov.au.',
      elsewhere: 'Ask the lender or the office for its terms in writing.',
    },
  },
  {
    about: /\b(?:fumes?|petrol|allerg\w*|safety|swms|dangerous|hazard\w*|height|inflatable)\b/i,
    ask: {
      all: 'Ask your state’s work safety office.',
      elsewhere: 'Ask your country’s work safety office.',
    },
  },
  {
    about:
      /\b(?:council|shire|heritage|planning|noise|zoning|from home|signs?|footpath|disposal|waste|parking)\b|izin/i,
    ask: { all: 'Ask your council.', elsewhere: 'Ask your local council or county.' },
  },
  {
    about:
      /\b(?:national parks?|park|wildlife|landholder|habitat|biosecurity|livestock|goats?|snails?|native)\b/i,
    ask: {
      all: 'Ask your state’s environment or agriculture department.',
      elsewhere: 'Ask the environment or agriculture office where you live.',
    },
  },
  {
    about:
      /\b(?:licen[cs]\w*|permits?|regist\w*|certif\w*|qualif\w*|allowed|size limit|standard|ticket|legal to)\b/i,
    ask: {
      all: 'Check ablis.business.gov.au, or ask your state’s regulator.',
      elsewhere: 'Ask the regulator where you live.',
    },
  },
  {
    about:
      /\b(?:clause|sue|court|lawyer|waiver|sign away|agreement|sell the clients|list like that|enforceable|conflict of interest)\b/i,
    ask: {
      all: 'Ask a lawyer or a community legal centre.',
      elsewhere: 'Ask a lawyer or a free legal centre.',
    },
  },
  {
    about:
      /\b(?:legal\w*|illegal|law|rules?|refunds?|warrant\w*|contract|collects?|uncollected|deposit|safety data|msds|sds|test(?:ed|ing)?|label|compulsory)\b/i,
    ask: {
      NSW: 'Ask NSW Fair Trading on 13 32 20.',
      VIC: 'Ask Consumer Affairs Victoria on 1300 55 81 81.',
      QLD: 'Ask the Queensland Office of Fair Trading on 13 74 68.',
      WA: 'Ask Consumer Protection WA on 1300 30 40 54.',
      all: 'Ask your state’s fair trading office.',
      elsewhere: 'Ask the consumer office where you live.',
    },
  },
];
