import { countIn } from '../count-words.ts';
import type { BuyerFact, Volume } from '../reading.ts';

/**
 * What a buyer is to the customer, by the words of their own clause: they buy today, did so once, promised, want it or
 * tell others of it. Where the words say none of it, the customer only named them.
 */

type State = BuyerFact['when'];

const several = String.raw`(?:\d+|a (?:dozen|couple|few)|one|two|three|four|five|six|ten|twenty)`;
const about = '(?:about |around |bout |maybe )?';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

const phrases: Readonly<Record<Exclude<State, 'hope'>, readonly string[]>> = {
  past: [
    'used to (?!send (?:theirs|them|it|their))',
    'no longer',
    String.raw`(?:bought|took|had|booked|hired|ordered|did|paid me)\b[^.]{0,40}\b(?:last (?:year|winter|summer|spring|autumn|season|month|${months})|in (?:19|20)\d\d)`,
    "closed|shut down|stopped|went broke|no repeat|won[’']t repeat|not since|ended|didn[’']?t reorder",
  ],
  sends: [
    String.raw`(?:put|post|pin|pop|give|hand|leave|take|show|pass|keep|ha)(?:es|s|ve)?\b[^.;,]{0,14}\bmy (?:card|number|name|flyer|poster|details)s?`,
    'cards? (?:up|out)|on the counter|to (?:her|his|their) group',
    '(?:me|my name) (?:on|in) (?:the|their|his|her) (?:list|books?|board|newsletter)',
    '(?:could )?sends? (?:me )?(?:people|clients|customers|patients|work|others|every(?:one|body))',
    String.raw`offers? (?:me )?(?:an?|the|her|his|their) (?:room|chair|space|bench|shelf|corner|table|spot|desk)|if (?:i|we) give (?:him|her|them)|if (?:they|he|she) gets? \d+`,
    'refers?|referrals|recommends?|pass(?:es)? (?:it |them |people )?(?:my|on)',
    '(?:gives?|hands?) out|hand(?:s|ed)? me (?:on|over)|keeps? me on|takes? drop-?offs|holds? the keys',
    'tells? (?:every(?:body|one)|people|others|her|his|their|them)|told me of|spreads? the word',
    String.raw`commission|(?:has|have|takes?|wants?|keeps?|for) ${about}(?:a cut|\d+ ?(?:%|per ?cent))`,
  ],
  promised: [
    String.raw`(?:will|(?:who|he|she|they)?[’']?(?:ll|d)|(?:they|she|he)d|would) (?:\p{L}+ly )?(?:take|buy|have|order|pay|hire|book|use|do|start|try|give|go|sign|come|want|print|send me|be the first)`,
    'says? (?:he|she|they) (?:take|buy)|agreed|promised|offered|signed up|confirmed|(?:said|says?) (?:yes|yeah|yep|yup|ok)|can have (?:his|her|the|their|all)',
    String.raw`(?:has|have) (?:\p{L}+ )?(?:booked|ordered|signed)|put in orders?|booked|(?:is |are )?(?:certain|definite)`,
  ],
  waiting: [
    String.raw`wants?(?! to put| ${about}\d+ ?(?:%|per))|wanting|would (?:like|love|want|need)|needs?`,
    'offers?|asked|asks?(?! where)|asking|begs?|interested|keen|enquir\\w+|waiting|on order|say ring',
    String.raw`(?:says?|said|saying|told me)\b[^.;]{0,50}\b(?:come|bring|start)`,
    'r[iau]ngs? (?:me|up|when)|(?:call|text|message)(?:s|ed|d)? me',
    '(?:are|is|been) looking|looking (?:for|from)',
    String.raw`(?:reckon|say)s? ${about}\d+`,
  ],
  now: [
    'buys?|buying|orders?|regulars?|at the moment|(?:every|each) (?:second )?(?:week|fortnight|month)',
    String.raw`pays? (?:me|[$£€]?\d+|cash|at|on|by)|(?:hires?|books?|has|have) me|uses? (?:me|it)`,
    String.raw`already (?:\p{L}+ly )?(?:buy|use|take|pay|come|order|send|ring|get|have)s?`,
    String.raw`(?:takes|buys) the rest|(?:has|have) sent me|sends? \d+|(?:takes?|gets?|gives?) ${about}${several}`,
    String.raw`(?:send|bring|give|get)s? (?:me|us)\b[^.;,]{0,24}?\b(?:${several}|a|all|work|jobs|bits|things)`,
    'ha(?:s|ve) been (?:with|buying|coming|using)|comes? (?:every|back|each|to me)',
    String.raw`(?:has|have) ${about}(?<many>\d+|\p{L}+)`,
  ],
};
const said = Object.entries(phrases).map(
  ([state, list]) =>
    [
      state as State,
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list.join('|')})(?![\p{L}\p{N}])`, 'iu'),
    ] as const,
);

/** Only a chance: "might want 12". */
const unsure = /\b(?:might|maybe|perhaps|could|thinking|hope\w*|if|good to|worth)\b/i;
const surely = /\b(?:already|regulars?|pays? me)\b/i;
/** What the writer does or says is said of no buyer. */
const ofWriter =
  /(?<!\b(?:says?|said|reckons?|saying|tells? me|told me)\s+)\b(?:i|i[’'](?:ll|d|ve|m)|we)\s/iu;
const asides = /\([^)]*\)/g;

/** What the words behind a name say first. "Has 55 members" is no order, "has 20 a week" is one. */
function behindState(behind: string, takes: Volume | undefined): State | undefined {
  const own = behind.replaceAll(asides, (aside) => ' '.repeat(aside.length));
  const text = own.slice(0, Math.min(ofWriter.exec(own)?.index ?? own.length, 110));
  const orders = takes !== undefined && !takes.isPool && takes.per !== 'once';
  const found = said
    .flatMap(([state, words]) => {
      const one = words.exec(text);
      const many = one?.groups?.many;
      return one && !(many && !(orders && countIn(many) === takes.count)) ? [{ state, at: one.index }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
  const [first] = found;
  // "A funeral home (three cars every Friday)"
  const aside = /^\s*\(([^)]*)\)/.exec(behind)?.[1];
  if (!first) return orders && aside !== undefined && !unsure.test(aside) ? 'now' : undefined;
  const stateAt = (state: State) => found.find((one) => one.state === state);
  // "Will put my card up": the promise is to tell others.
  if (stateAt('sends') && (first.state === 'promised' || first.state === 'sends' || first.state === 'past'))
    return 'sends';
  if (first.state === 'now' && stateAt('promised') && !surely.test(text)) return 'promised';
  return first.state === 'waiting' && !orders && unsure.test(text.slice(0, first.at)) ? 'hope' : first.state;
}

/** "I have done sixty for the club", "I mow for the club". */
const didFor =
  /(?:^\W*|[.;,]\s*|\b(?:i|we)(?:[’']ve| have| had)?\s+(?:\p{L}+\s+){0,2}?)(?:did|done|made|sold|built|taught|\p{L}{2,}ed)\b[^.;]{0,60}\b(?:for|to)\s+\W*$/iu;
const doesFor =
  /\b(?:i|we|also|already|im|i[’']m)\s+(?:\p{L}+\s+){0,2}?(?:do|doing|sell|supply|deliver|bake|make|clean|mow|sow|teach|look after|cut|fix|play|run|cook|iron|paint|sew|write|train|groom|tune|service|shear|walk|repair|grow|edit|film|mend|sharpen|weld|guide)\b[^.;]{0,60}\b(?:for|to|at)\s+\W*$/iu;
const wishes =
  /\b(?:want|wanna|would|could|like to|love to|hop(?:e|ing)|plan\w*|thinking|idea|try|target|aim|maybe|might|if|there (?:are|is)|there[’']s)\b/i;
const waits =
  /\b(?:asked|asking|waiting|offers?|on offer|who wants(?: it)?|who (?:want|have asked)|want (?:it|them|me|one)|interested|confirmed|have said yes)\b/i;
const owned =
  /\b(?:my|our) (?:regulars?|clients?|customers?|students?)\b|\b(?:now|current(?:ly)?|already|regulars|keeps? me)\b/i;

/** "Two confirmed, a college and a vet": what is said of all of a list. */
const heads = /^\W*(?:\p{L}+\s+){0,4}?(?:confirmed|waiting|asked|interested|keen|booked)\s*[,–—-]/iu;

const askedBy = /\b(?:asked|approached|contacted) by\s+(?:\p{L}+\s+){0,2}$/iu;

/** What the words in front of a name, or of the list that it is in, say. */
function beforeState(before: string): State | undefined {
  const clause = before.split(/[.;]/).at(-1) ?? '';
  const lead = before.slice(0, Math.max(0, before.lastIndexOf(':')));

  if (heads.test(clause) || askedBy.test(clause)) return 'waiting';
  if (didFor.test(clause)) return 'past';
  if (doesFor.test(clause) && !wishes.test(clause)) return 'now';
  if (waits.test(lead)) return 'waiting';
  if (owned.test(lead)) return 'now';
  return undefined;
}

const isOffered = (before: string): boolean =>
  /\boffers?\b[^.;]*:[^.;]*$/i.test(before) && !/\b(?:i|we) offers?\b/i.test(before);

/** "Maybe the hostel pays me", "I used to have two agents" */
const doubted = /\b(?:maybe|perhaps|might be)\s+(?:\p{L}+\s+)?$/iu;
const once = /\bused to\b[^.;,]{0,30}$/i;

/** "I turned down two contractors": they wanted it once. */
const turnedDown =
  /\b(?:i|we)(?:[’']ve| have| had(?: to)?)?\s+(?:turn(?:ed)? (?:down|away)|knock(?:ed)? back|pass(?:ed)? on|refused?|said no to)\b[^.;]{0,30}$/i;

/** `before` is all of the sentence in front of the name. */
export function stateOf(before: string, behind: string, takes: Volume | undefined): State | undefined {
  if (doubted.test(before)) return 'hope';
  if (once.test(before) || turnedDown.test(before)) return 'past';
  const state = behindState(behind, takes);
  // "Also offers: a furniture shop, 25 deliveries every week"
  if (state === 'now' && isOffered(before) && !surely.test(behind)) return 'waiting';
  return state ?? beforeState(before);
}
