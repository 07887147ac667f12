import { type Around, fits, type Line, led, type Meaning, next, sure } from './surely-no-price.ts';

/** Each sum of the answers has one meaning. The first line of the table that fits names it; the rest are prices. */

const meanings: readonly [Meaning, Line][] = [
  ...sure,
  ['mention', { before: /\b(?:on|raise|lift) the\s*$/i }],
  ['size', { before: /(?:\bby|\bx|\bsize|\baged?|\bno\.?|\bnumber|\blevel|\broom|\bunit)\s*$/i }],
  [
    'period',
    {
      behind: next(
        String.raw`(?:\/|an?|per|each|every|in (?:the|a))?\s*(?:weeks?|wk|fortnights?|months?|mth|years?|yrs?|annum)|p\.?w|p\.?a|weekly|monthly|yearly`,
      ),
    },
  ],
  [
    'goal',
    {
      before: led(
        'can i make|could i make|make|goal|aim|aiming|target|hope|hoping|want to|would like to|like to (?:make|earn)|clear|dream',
        30,
      ),
    },
  ],
  ['goal', { before: /\b(?:i|we) (?:just |only )?(?:want|need)(?: about| around| an extra)?\s*$/i }],
  [
    'money to start',
    {
      before: led(
        'savings?|saved|budget|spare|aside|start with|in the bank|set up|put in|invest(?:ed)?|spend|spent',
        24,
      ),
    },
  ],
  [
    'money to start',
    {
      before:
        /\b(?:i|we)(?:[’']ve)? (?:have|had|got|have got|can spare)(?: about| around| maybe| only)?\s*$/i,
    },
  ],
  ['money to start', { before: /\b(?:i|we)(?:[’']ve)? (?:have|got|bought) an? [^.,;]{0,24}\bof\s*$/i }],
  [
    'money to start',
    {
      behind: next(
        'saved|savings?|spare|left|in the bank|cash|to (?:start|spend|begin|set up|put in)|for now|aside',
      ),
    },
  ],
  [
    'debt',
    {
      before: led(
        'owe|owes|owed|owing|debts?|loans?|mortgage|afterpay|card|repay\\w*|borrow\\w*|overdraft|hecs|arrears|fine|fines|fined|lend|lent|grant|grants|finance|arrangement',
        40,
      ),
    },
  ],
  [
    'debt',
    {
      behind:
        /^(?:[^.,;$]){0,20}\b(?:loan|debt|mortgage|overdraft|owing|arrangement|grant|overdue|redundancy|deposit|bond)\b/i,
    },
  ],
  [
    'partner',
    {
      before: led(
        "wife|wife[’']?s|husband|husband[’']?s|partner|hubby|missus|mum|mother|dad|father|daughter|son|parents?|boyfriend|girlfriend",
        50,
      ),
    },
  ],
  [
    'income',
    {
      before: led(
        'wages?|salary|earns?|earning|take home|brings?|centrelink|pension|payment|allowance|jobseeker|super|redundancy|payout|inherit\\w*|award|casual|shifts?|my job|hours at|hours? (?:a|per) (?:week|day|fortnight)',
        40,
      ),
    },
  ],
  [
    'income',
    {
      before: /\b\d+ (?:hours?|hrs|horas)(?: (?:a|per) (?:week|wk|fortnight))?\s*[,(@]?\s*$/i,
      behind: /^(?!\s*(?:each|a head|a person)\b)/i,
    },
  ],
  [
    'income',
    { behind: next('before tax|after tax|clear|in the hand|gross|net|pro rata|plus super|base|take home') },
  ],
  [
    'cost',
    {
      before: led(
        'worked it out|filament|etsy|parts?|power|laundry|tip|renew\\w*|induction|flour|milk|broke|damaged?|costs?|costed|costing|comes? (?:out )?(?:to|at|in)|came to|ingredients|materials?|fuel|petrol|diesel|rent|rents|rego|registration|insurance|fees?|permit|stall|bond|adverti\\w*|postage|packaging|commission|keeps|takes|paying|pay (?:him|her|them|an?|the|my|for|about)|i pay|we pay|subscription|wholesale from|them from|supplier',
        34,
      ),
    },
  ],
  [
    'cost',
    {
      behind:
        /^\s*(?:(?:worth )?(?:of|in)\s+|for (?:the )?)?(?:materials?|ingredients|fuel|petrol|parts|rent|gst|stock|fabric|fruit|chemicals?|insurance)\b|^\s*(?:worth )?of\b|^[^.,;]{0,16}\bto (?:make|run|buy|insure|register|replace)\b/i,
    },
  ],
  [
    'bought',
    {
      before: led(
        'buy|buys|buying|bought|purchased?|paid(?! me)|to get|quoted me|quote for|worth|valued|second ?hand|used one|price of|machine|trailer|ute|van|laptop|computer|boat|truck',
        40,
      ),
    },
  ],
  ['bought', { behind: next('machine|trailer|ute|van|new|second ?hand') }],
  [
    'past',
    {
      before: led(
        'made|earned|turned over|turnover|sales|profit|last (?:year|month|week|season|financial year)|took|total|so far|used to|back in|raised|won|refund\\w*',
        36,
      ),
    },
  ],
  [
    'past',
    {
      behind: next('profit|turnover|in sales|of sales|last (?:year|month|week)|all up|in total|million|mil'),
    },
  ],
  [
    'price of others',
    {
      before: led(
        'others?|shops?|competitors?|salons?|dealers?|most (?:people|places)|elsewhere|everyone|bloke down the road|big (?:firms?|companies)|they charge|charges|going rate|online for|retail(?:s)? for|new ones',
        40,
      ),
    },
  ],
];

/** Buyers who each pay by the month: "three pay $89 a month". */
export const payEach =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|both|clients?|customers?|members?|sites?|families|each) (?:of (?:them|these) )?pays? (?:me |us )?$/i;

export function meaningOf(around: Around): Meaning {
  if (payEach.test(around.before)) return 'price';
  return meanings.find(([, line]) => fits(line, around))?.[0] ?? 'price';
}
