import { countIn, countWords } from '../count-words.ts';
import type { BuyerFact, Volume } from '../reading.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { isSomeoneName } from './find-lead.ts';
import { onceOf, volumeOf } from './order-volume.ts';
import { onceIn } from './read-volume.ts';

/** Those of a sentence who take, order or book something, each with how many: one sentence may name several. */

export interface Order {
  value: Pick<BuyerFact, 'who' | 'count' | 'when' | 'takes'>;
  /** Where its name starts, and where its words end. */
  at: number;
  named: number;
  end: number;
}

const segmentBreak =
  /[,;:(]\s+|\)\s*|\s+(?:and|but|while|plus|then|where|who|which)\s+(?=(?:the|a|an|one|another|other|two|three|four|five|six|some|her|his|my|they|he|she|\d|\p{Lu}|\p{Ll}+ (?:takes?|wants?|buys?|gets?|orders?|has|have)\b))/giu;
const steady =
  'takes?|buys?|orders?|books?|hires?|gets?|sends? me|sends? us|sends?|pays? me|pays? us|pays?|rings? with|drops?|ships? me|ships?|passes? me|gives? me|gives? us|have me for|has me for|has us for|wants? me for|keeps? me for|restitches|has|have|does|do|need|needs|repotted|moves|lists|goes through';
const wished =
  "wants?|asked for|asked me for|asks? for|asks? me for|said (?:they|he|she)[’']?(?:d| would| will)? (?:have|take|want|buy)|will have|will take|would take|would have|has ordered|have ordered|ordered|has booked|have booked|booked|has asked for|have asked for";
const over =
  'bought|took|had me|had us|had|hired|commissioned|wanted|gave me|gave us|did|made|was|were|is one|asked';
const np = String.raw`(?:[\p{L}][\p{L}’'&./-]*\s+){0,6}?[\p{L}][\p{L}’'&./-]*`;
const det = String.raw`(?:(?:an?|the|my|our|another|other|some|one|both|couple(?: of)?|a couple of|${countWords}|\d{1,3})\s+)`;
const order = new RegExp(
  String.raw`^(?:(?:and|but|so|well|also|then|oh|plus|or|now)\s+)*(?<det>${det})?(?<who>${np})\s+(?:(?:already|now|also|usually|always|only|just|each|both|all|might|would|will|has been|have been)\s+)*(?:(?<steady>${steady})|(?<wished>${wished})|(?<over>${over}))\b(?<rest>.*)$`,
  'isu',
);
/** Without a verb: "the Lius a full day a fortnight", "Casino: two logos every month". */
const bare = new RegExp(
  String.raw`^(?:(?:and|but|plus|or|also)\s+)*(?<det>${det})?(?<who>${np}?)\s*[,:]?\s+(?<rest>(?:just\s+|about\s+)?(?:an?|one|half|${countWords}|\d[\d,.]*)\s+.*)$`,
  'isu',
);
const nobody =
  /^(?:i|we|it|that|this|they|he|she|you|who|which|there|what|each|every|most|nobody|someone|people|everyone|anyone|both|one|ones|all|some|others?|two|bench|cure|lunch|wash|firing|kiln|boss|wife|husband|hubby|mum|dad|my .*|our .*|price|prices|it[’']s|tip|etsy|site|platform|licen[cs]e|insurance|van|ute|fuel|council|dog food|sister|brother|last|next|first|season|market|goal|limit|cost|rate|day|week|month|year|hour|job|jobs|work|time|money|machine|bag|box|jar|load|bottle|kilo|spool|vet|hotel paid)$/i;
/** The words of a thing or of the customer's own doing. */
const noBuyer =
  /\b(?:i|we|i[’']m|i[’']ve|i[’']d|we[’']ve|me|my|if|when|because|since|until|each|per|costs?|price|hours?|minutes?|only|about|that|this|not|never|than|used to|going|work|works|charge|charges|sells?|licen[cs]e|insurance|rent|fuel|boss|employer|wife|husband|sister|brother|daughter|nephew|kids|children|mortgage|offsider|helper|landlord|bank|is|are|was|says|said|stall|market stall|yards|centrelink|franchise|rival|competitor)\b/i;
const time = /^(?:hours?|hrs?|minutes?|mins?|seconds?)\b/i;
/** What is taken is a share, time, a way to pay or the customer's own things. */
const noObject =
  /^\s*(?:me|us|him|her|them)?\s*(?:about |around |only |out )?(?:\d[\d.]*\s*(?:%|percent|per cent)|an? (?:third|quarter|cut|commission|fee|percentage)\b|\d+ (?:days?|weeks?) (?:to pay|after)|(?:him|her|it|them|me) \d|long|off\b|over\b|care|a while|home|paid|paying|money|to \p{L}|at \d|in \d|net\b|on \d|my number|my card|nothing|no\b|not\b|good|been|in \d)/iu;
const onceCue =
  /\b(?:once|one[- ]off|just the once|(?:one|single|a single) (?:order|job|event|lot|go|hit|shipment|project|outing|day|big lot|time|program|holiday program|leaflet|look)|one time|won[’']?t (?:repeat|be|need|want)|no repeat|not since|only then|finished|ended|been\b|that grant|didn[’']?t reorder|used up|isn[’']?t this year|in one go|all together|trial|no more|won[’']?t again|for (?:the|its|their) (?:\p{L}+ )?(?:concert|regatta|worlds|centenary|show|wedding|festival|harvest|drop|opening|launch|festival|fair|conference))\b/iu;
const isPastCue =
  /\b(?:won[’']?t (?:repeat|be|need|want|again)|no repeat|not since|finished|ended|that[’']?s been|been$|used up|didn[’']?t reorder|isn[’']?t this year|last (?:year|winter|summer|may|month)|in (?:19|20)\d\d|done\b|no more)\b/i;
function takesOf(
  rest: string,
  kind: 'steady' | 'wished' | 'over',
  before: Volume | undefined,
): Volume | undefined {
  const isOnce = onceCue.test(rest) && !/\bonce (?:a|per|each|every)\b/i.test(rest);
  if (isOnce) return onceOf(rest);
  const volume = volumeOf(rest);
  if (volume) return time.test(volume.of ?? '') && kind === 'over' ? undefined : volume;
  // "and the Crystal Sea takes 4": as often as the one before.
  const alone = new RegExp(
    String.raw`^\s*(?:about\s+)?(\d{1,4}|${countWords})(?:\W*$|\s+(?:at|the same|for)\b)`,
    'iu',
  ).exec(rest)?.[1];
  const count = countIn(alone);
  if (count !== undefined && before && before.per !== 'once' && kind !== 'over') return { ...before, count };
  return kind !== 'steady' && onceIn(rest) ? onceOf(rest) : undefined;
}

const placeAtEnd = /\s+(?:in|at|near|on|from|up|out|over|down)\s+(?:the\s+)?(?:\p{L}+\s*){1,3}$/iu;

function isBuyerName(who: string, sentence: ReadSentence, at: number): boolean {
  if (
    /^my\b/i.test(sentence.text.slice(Math.max(0, at - 3), at)) ||
    nobody.test(who) ||
    noBuyer.test(who) ||
    who.split(/\s+/).length > 8
  )
    return false;
  const isCapital = /(?:^|\s)\p{Lu}\p{Ll}+/u.test(
    at > 0 && sentence.text.slice(0, at).trim() !== '' ? who : who.split(/\s+/).slice(1).join(' '),
  );
  const isListed = hitsOf(sentence, 'buyer').some(({ from, to }) => from >= at && to <= at + who.length + 1);
  return isListed || isCapital || isSomeoneName(who.replace(placeAtEnd, ''));
}

const startsWithCount = new RegExp(String.raw`^(?:about\s+)?(?:an?|one|\d{1,4}|${countWords})\s`, 'iu');
/** "300 cutters a month" and "one farm a day" are no buyers. */
const isAmount = /^\s*(?:an?|per|each|every|in)\s+(?:day|week|fortnight|month|year|hour)\b/i;

/** Pieces of a sentence between commas, colons and joining words, with their places. */
function segmentsOf(text: string): { text: string; from: number; to: number }[] {
  const segments: { text: string; from: number; to: number }[] = [];
  let from = 0;
  for (const cut of [...text.matchAll(segmentBreak), undefined]) {
    const to = cut?.index ?? text.length;
    if (to > from) segments.push({ text: text.slice(from, to), from, to });
    from = cut ? cut.index + cut[0].length : to;
  }
  return segments;
}

export function ordersIn(sentence: ReadSentence): Order[] {
  const { text } = sentence;
  const segments = segmentsOf(text);
  const orders: Order[] = [];
  segments.forEach((segment, index) => {
    const last = orders.at(-1);
    const lead = segment.text.length - segment.text.trimStart().length;
    const isAfterOrder = last !== undefined || /:\s*$/.test(text.slice(0, segment.from));
    const full = order.exec(segment.text.trim());
    const follows = segments[index + 1]?.text ?? '';
    // "Casino: two logos every month", "transport firm Nugents, 5 trucks a month".
    const joined =
      /^[,:]/.test(text.slice(segment.to)) && startsWithCount.test(follows)
        ? `${segment.text.trim()} ${follows}`
        : segment.text.trim();
    const found =
      full ?? (isAfterOrder || index === 0 || joined !== segment.text.trim() ? bare.exec(joined) : null);
    const { det: article = '', who = '', rest = '' } = found?.groups ?? {};
    const kind = full?.groups?.steady ? 'steady' : full?.groups?.wished ? 'wished' : full ? 'over' : 'steady';
    const at =
      segment.from + lead + (found ? segment.text.trim().indexOf(`${article}${who}`) + article.length : 0);
    // The words up to the next buyer belong to this one.
    const next = segments.slice(index + 1).find((one) => {
      const more = order.exec(one.text.trim());
      return more !== null && isBuyerName(more.groups?.who ?? '', sentence, one.from);
    });
    const end = next ? next.from : text.length;
    const words = `${rest}${text.slice(segment.to, end)}`;
    if (!found || who === '' || !isBuyerName(who, sentence, at) || noObject.test(rest)) return;
    if (!full && (isAmount.test(rest) || /^(?:one|\d+)\s/i.test(article))) return;
    if (orders.some((one) => at < one.named)) return;
    const takes = takesOf(rest, kind, last?.value.takes) ?? takesOf(words.slice(0, 90), kind, undefined);
    if (!takes || (time.test(takes.of ?? '') && takes.per === 'once')) return;
    if (!full && (takes.per === 'once' || /^\s*(?:\$|£)/.test(rest))) {
      if (!(last && takes.per === 'once' && onceCue.test(rest))) return;
    }
    const count = countIn(/^(?:an?|the|one|another|my|our)\s/i.test(article) ? undefined : article.trim());
    const isOver =
      takes.per === 'once' &&
      (isPastCue.test(words) || (kind === 'over' && !/\bwanted|asked\b/i.test(segment.text)));
    const when = isOver
      ? 'past'
      : kind === 'wished'
        ? /\b(?:said|will)\b/i.test(segment.text)
          ? 'promised'
          : 'waiting'
        : kind === 'over'
          ? 'waiting'
          : 'now';
    orders.push({
      value: {
        who: who
          .trim()
          .replace(/(?:\s+also|[’']s)$/i, '')
          .replace(/^(?:in|at)\s+/i, ''),
        ...(count !== undefined && count > 1 && { count }),
        when,
        takes,
      },
      at,
      named: at + who.length,
      end,
    });
  });
  return orders;
}
