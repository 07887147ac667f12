/** Sums that no cue of price makes a price: what others ask, wages, terms, counts and what the customer owns. */
export type Meaning =
  | 'size'
  | 'mention'
  | 'period'
  | 'goal'
  | 'money to start'
  | 'debt'
  | 'income'
  | 'partner'
  | 'bought'
  | 'cost'
  | 'past'
  | 'price of others'
  | 'price';

export interface Around {
  /** The sentence up to the sum. */
  before: string;
  /** The sentence behind the sum. */
  behind: string;
}

export interface Line {
  before?: RegExp;
  behind?: RegExp;
}

/** Words that lead to a sum, with at most so many letters between. No list element or sentence is crossed. */
export const led = (words: string, letters: number): RegExp =>
  new RegExp(String.raw`\b(?:${words})\b(?:[^.,;:]|\.\d|,\d{3}){0,${letters}}$`, 'i');
export const next = (words: string): RegExp => new RegExp(String.raw`^\s*(?:${words})\b`, 'i');

/** What others ask, what was refused, days until money comes, counts: no cue of price undoes these. */
const others =
  'fellas?|fellow|cousin|rivals?|competitors?|opposition|operator|someone|somebody|blokes?|girl|guy|neighbou?rs?|dealer|franchise|mate|shop|shops|people|others|another|one mob|chains?|firm';
export const sure: readonly [Meaning, Line][] = [
  // "Out by 5.30 and back by 9"
  [
    'mention',
    {
      before: /\b(?:by|until|til|till|before|after|past)\s*$/i,
      behind: /^(?!\s*(?:dollars|bucks|each|an?\b|per\b))/i,
    },
  ],
  [
    'money to start',
    {
      before: /\b(?:up to|maximum|max|only have|about|have|had|the|got)\s*$/i,
      behind: next(
        'for now|to start(?: with)?|to begin|at first|saved|save|put (?:by|away|aside)|set aside|aside|in (?:a )?term deposit|in savings',
      ),
    },
  ],
  [
    'bought',
    {
      before:
        /\b(?:i|we|will|still|also|^|,)\s*(?:need|have to buy|must buy|am buying|want to buy)\s+(?:\d+|an?|another|some|two|three|one)\b[^.;,]{0,30}$/i,
    },
  ],
  [
    'bought',
    {
      before: /\b(?:my|the|our|foot|machine)\b[^.;,]{0,30}\b(?:was|were)\s*[$£]?$/i,
      behind: /^(?!\s*(?:an?|per|each|every)\b)/i,
    },
  ],
  ['past', { before: /\b(?:i|we) sold (?:it |them |mine |that )?(?:for|at)\s*[$£]?$/i }],
  ['cost', { before: /\b(?:sells?|sold) (?:me|us)\b[^.;,]{0,40}$/i }],
  [
    'price of others',
    {
      before: new RegExp(
        String.raw`(?:\b(?:${others})\b(?:(?!\b(?:i|id|we|wed|i[’']d)\b)[^.;,]){0,40}\b(?:sells?(?: \p{L}+)? (?:at|for)|charges?|asks?(?! (?:me|for|us)\b)|does(?: \p{L}+){0,2}(?: at| for)?|do (?:it|them) (?:at|for)|advertises?[^.;,]{0,20}for|gets|want(?:s|ed) (?:me|us) to (?:do )?[^.;,]{0,20}(?:at|for))|\b\p{Lu}\p{L}+[’']s charges?|\b(?:i|we) (?:saw|seen)\b[^.;,]{0,40}\bfor|\b(?:elsewhere|online)\b[^.;,]{0,24})\s*(?:about |around |only )?[$£]?$`,
        'iu',
      ),
    },
  ],
  [
    'price of others',
    {
      behind:
        /^[^.;]{0,24}\b(?:in the (?:supermarket|shops)|on (?:ebay|amazon|gumtree|etsy|hipages)|at (?:bunnings|kmart|coles|woolies|aldi)|for a lead\b)/i,
    },
  ],
  [
    'mention',
    {
      before: /\b(?:told|said)\b[^.;,]{0,24}\bno\b[^.;,]{0,30}$|\bshould (?:get|charge|ask)\s*[$£]?$/i,
      behind: /^(?!.*\bi (?:did|do|now) (?:take|ask|charge))/i,
    },
  ],
  [
    'mention',
    {
      behind:
        /^[^.;]{0,50}\b(?:(?:i|we) (?:didn[’']?t|did not|never|won[’']?t) (?:take|want|do|sign)|told (?:him|her|them) (?:no|nah|where)|no deal|no thanks|said no|dreaming|turned (?:it|them) down)\b/i,
    },
  ],
  [
    'mention',
    {
      behind:
        /^\s*(?:dollars?|bucks)?\s*(?:off\b|discount|less\b|from it\b|out of it\b|from (?:each|the price))/i,
    },
  ],
  ['mention', { behind: /^\s*(?:is )?included\b/i }],
  ['mention', { before: /^\s*so\s*$/i }],
  ['size', { before: /\b(?:batch|set|lot|bag|box|crate|pack|tray|group) of\s*$/i }],
  ['size', { behind: /^\s*(?:or so|odd|-?ish)\b(?!\s*(?:a|per|each)\b)/i, before: /(?<![$£])$/ }],
  [
    'size',
    {
      before: /\b(?:gives?|gave|sends?|sent|brings?|brought) (?:me|us)\s*$/i,
      behind: /^\s*(?:,\s*\d+|and \d+)/i,
    },
  ],
  [
    'period',
    {
      before:
        /\b(?:pays?|paid|paying|net|terms?|people take|invoices?)\s+(?:me\s+|us\s+)?(?:(?:at|in|on|net|about|around|within|after|is)\s+)*(?:day\s*)?$/i,
      behind: /^\s*(?:days?\b|$|[,;.)]|eom|from\b|straight|then\b|and\b(?! \d))/i,
    },
  ],
  [
    'income',
    {
      before: /\b(?:boss|job|i work (?:at|for)|employer)\b[^.;,]{0,24}$|\bpaid me\s*[$£]?$/i,
      behind: /^(?=\s*(?:$|[,;.)]|and\b|(?:\/|an?\b|per\b)?\s*h(?:ou)?r?\b))/i,
    },
  ],
  ['income', { behind: /^[^.;]{0,40}\b(?:and|that) i (?:lose|give up)\b|^[^.;]{0,40}\bi give up\b/i }],
  [
    'cost',
    {
      behind:
        /^[^.;]{0,30}\b(?:charged? (?:it |them )?(?:on |out )?at cost|pass (?:it|that) on|they pay that)\b/i,
    },
  ],
  ['bought', { behind: /^[^.;]{0,40}\bset aside\b/i, before: /\b(?:is|are|costs?)\s*[$£]?$/i }],
  ['bought', { before: /\b(?:table|stall|course|rig|mower|kit|machine) (?:was|were)\s*[$£]?$/i }],
  ['size', { before: /(?<![$£])$/, behind: /^\s*\p{L}+s\s+(?:about|or so|roughly)\b/iu }],
  ['period', { before: /\bdays?\b[^.;]{0,20},\s*(?:so|put|call it|say)\s*$/i }],
];
/** A bare number of days: 30 of "pays 30". */
const daysOfTerms = new Set([7, 10, 14, 15, 20, 21, 28, 30, 35, 40, 45, 50, 60, 75, 90]);

export const fits = ({ before: lead, behind: follow }: Line, { before, behind }: Around): boolean =>
  (lead === undefined || lead.test(before)) && (follow === undefined || follow.test(behind));

export const isSurelyNoPrice = ({ said, ...around }: Around & { said: string }): boolean =>
  sure.some(
    ([meaning, line]) =>
      fits(line, around) &&
      (meaning !== 'period' || (!/[$£]/.test(said) && daysOfTerms.has(Number.parseFloat(said)))),
  );
