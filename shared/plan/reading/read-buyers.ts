import { briefly } from './briefly.ts';
import { stateOf } from './buyers/buyer-state.ts';
import { termsIn } from './buyers/buyer-terms.ts';
import { countBeside, oneEach, sizeOf } from './buyers/count-of-buyer.ts';
import { countedPeople, countOfYes } from './buyers/counted-people.ts';
import { leadIn, listIn } from './buyers/find-lead.ts';
import { withoutListNumber } from './buyers/list-number.ts';
import { mergeMentions } from './buyers/merge-mentions.ts';
import { buyersIn } from './buyers/name-buyers.ts';
import { saidOfOffer } from './buyers/said-of-offer.ts';
import { wantedIn } from './buyers/wanted.ts';
import { countIn } from './count-words.ts';
import type { BuyerFact, Fact, Reading, Volume } from './reading.ts';
import type { State } from './roles/states.ts';
import { dateIn, monthIn, monthNumber } from './said-dates.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const refused =
  /\b(?:no|not|never|don[’']?t|won[’']?t|will not|refuse|leave)\b[^.]{0,40}\b(?:orders|sell(?:ing)? to|teach(?:ing)? my|work(?:ing)? for|serve|alone|pay me|jobs? for)\b/i;

/** People whom the person will not or may not sell to: a limit, and no buyer. */
export const refusesBuyers = (text: string): boolean =>
  refused.test(text) && !/\bsaid no\b|\bno space\b|\bsay no\b/i.test(text);

const isRefusal = (text: string): boolean =>
  /\bcan[’']?t do (?:it|that|them|those)\b|\bsaid no\b|\bsays no\b|\basked me to stop\b|\bdoesn[’']?t want\b|\bnot allow|\bfollow(?:ed|s)? me home\b|\b(?:nobody|no one)\b|\b(?:they|it) (?:closed|shut|folded|went broke)\b/i.test(
    text,
  );

interface Found extends BuyerFact {
  at: number;
}

/** "and the Crystal Sea takes 4": as often as the one before. */
function asBefore(behind: string, before: Volume | undefined): Volume | undefined {
  const count = countIn(
    /^\s+(?:takes?|wants?|gets?|orders?|buys?)\s+(?:about\s+)?(\p{L}+|\d+)\W*$/iu.exec(behind)?.[1],
  );
  return before && before.per !== 'once' && count !== undefined ? { count, per: before.per } : undefined;
}

const isGroup = /\b(?:group|chat|page|club|list|class)$/i;
const isSaidYes = (when: BuyerFact['when'] | undefined): boolean => when === 'now' || when === 'promised';

/** "The butcher, Mr Tweddle, and the florist have asked": what is said behind the last is said of all. */
const joiner = /^\s*(?:\([^)]*\)\s*)?(?:,\s*(?:and|or|plus)?|and|n|&|or|plus)\s*(?:\p{L}+\s+)?$/iu;
const ofOne =
  /^\s*(?:who|that|which|with|\()|^(?:(?!\b(?:want|take|have|pay|say|ask|would|will)\b)[^.;]){0,40}?\b(?:wants|takes|buys|pays|says|asks|needs|orders|gets|has)\b/i;
/** How sure the roles are of one whom the customer only names. */
const leastHoped = 0.55;

/** Those of a sentence who ask, buy, promise, pass people on or are hoped for, each with the words up to the next. */
function buyersOf(sentence: ReadSentence): Found[] {
  const { text } = sentence;
  const named = buyersIn(sentence);
  let last: Volume | undefined;
  const found = named.map(({ who, count, from, to, span }, index) => {
    const end = named[index + 1]?.from ?? text.length;
    const start = named[index - 1]?.to ?? 0;
    const following = named[index + 1];
    const isJoined =
      following !== undefined &&
      joiner.test(text.slice(to, end)) &&
      !ofOne.test(text.slice(following.to, named[index + 2]?.from ?? text.length));
    const next = isJoined ? (named[index + 2]?.from ?? text.length) : end;
    const behind = termsIn(sentence, {
      from: to,
      to: isJoined && named.length > index + 2 ? end : next,
      span,
    });
    const terms =
      behind.takes || index > 0 ? behind : { ...termsIn(sentence, { from: start, to: from }), ...behind };
    const said = terms.takes ?? asBefore(text.slice(to, end), last);
    // "5 agencies send us work" counts them, and no order.
    const isCounted =
      said !== undefined && new RegExp(String.raw`(?<!\d)${said.count} $`).test(text.slice(0, from));
    const isOfThem =
      said !== undefined &&
      (said.of === undefined ? isCounted : who.toLowerCase().endsWith(said.of.toLowerCase()));
    // "A group of 60, two colleagues": the number is of the next one.
    const isOfNext = named.some(
      (other) => other.from > from && said?.of !== undefined && other.who.toLowerCase().endsWith(said.of),
    );
    const order = isOfThem || isOfNext ? undefined : said;
    const many = count ?? (isOfThem ? said.count : countBeside(text, { from, to: Math.min(to, end) }));
    last = order ?? last;
    const told = stateOf(text.slice(0, from), text.slice(to, end), order);
    const when = asLikely(told, sentence.roles?.statesOf(from, to));
    const wants = order?.of === undefined ? wantedIn(text.slice(to, end)) : undefined;
    const takes = order ?? (isSaidYes(when) ? oneEach(many, text.slice(to, end)) : undefined);
    const size = takes ? undefined : sizeOf(sentence, { span, from: to, to: end });
    const value = {
      who,
      ...(many !== undefined && { count: many }),
      ...(size !== undefined && { size }),
      ...(terms.pays && { pays: terms.pays }),
      ...(takes && { takes }),
      ...(wants !== undefined && { wants }),
    };
    return { value, when, isJoined, likely: span.likely, at: from };
  });
  for (const [index, one] of [...found.entries()].reverse()) {
    const next = found[index + 1];
    // "Who wants it: two grocers and a deli will take jars"
    const isWeaker = one.when === 'waiting' && (next?.when === 'promised' || next?.when === 'now');
    if (one.isJoined && next) one.when = isWeaker ? next.when : (one.when ?? next.when);
  }
  const [only] = found;
  const yes = found.length === 1 ? countOfYes(text) : undefined;
  if (
    only &&
    yes !== undefined &&
    (only.value.count === undefined ? isGroup.test(only.value.who) : yes < only.value.count)
  ) {
    const { size: _, count, ...value } = only.value;
    only.value = {
      ...value,
      who: count === undefined ? `people from the ${value.who}` : value.who,
      count: yes,
    };
    only.when = 'promised';
  }
  const counted = countedPeople(sentence, named)
    .filter(({ at, value }) => !named.some(({ from, to }) => from < at + value.who.length + 4 && to > at))
    .map(({ value: { when, ...value }, at }) => ({ value, when, isJoined: false, likely: 1, at }));
  const listed = [...withoutHead(text, named, found), ...counted];
  return listed.flatMap(({ value, when, likely, at }) => {
    if (
      isNoCustomer.test(text.slice(at + value.who.length)) ||
      refusesBuyers(clauseAround(sentence, at).text) ||
      (!when && likely < leastHoped)
    )
      return [];
    const { takes: told, ...other } = value;
    // What someone handles or has is no order.
    const isOrder = when && when !== 'sends' && when !== 'hope';
    const size = told && told.per !== 'once' ? `${told.count} ${told.of ?? 'jobs'} a ${told.per}` : undefined;
    const named = { ...other, ...(size !== undefined && { size }) };
    return [{ ...(isOrder ? value : named), when: when ?? ('hope' as const), at }];
  });
}

const surely = 0.6;
const certainly = 0.9;

/** What the words say of a buyer, unless the whole text says that it is an offer, a hope, or a buyer of today. */
function asLikely(
  when: BuyerFact['when'] | undefined,
  states: Readonly<Record<State, number>> | undefined,
): BuyerFact['when'] | undefined {
  if (!states) return when;
  if (when === 'now' && states.offered >= surely) return 'waiting';
  if ((when === 'now' || when === 'waiting') && states.planned >= surely) return 'hope';
  if ((when === undefined || when === 'hope') && states.now >= certainly) return 'now';
  return (when === undefined || when === 'hope') && states.offered >= surely ? 'waiting' : when;
}

/** "She charges $32", "he retires at Easter", "my niece wants work": another seller, a supplier or a helper. */
const isNoCustomer =
  /^(?:\s*,[^.;,]{0,40},)?[^.;,]{0,24}?\b(?:(?:has |have )?quoted me|wants? [$£€]\d[\d,]*k? for (?:her|his|their)|charges\b(?! me)|retires?\b|(?:is|are) leaving\b|told me off|copies my|wants? (?:work|a job|shifts|["“']?(?:an? )?(?:\p{L}+ )?(?:certificate|insurance|proof|licence|references?)|me to (?:take|stock|sell|carry) \d))/iu;

/** "Three businesses would have us: a tyre place, a cabinet maker": what is said of all is said of each. */
function withoutHead<
  T extends { value: Pick<BuyerFact, 'who' | 'count'>; when: BuyerFact['when'] | undefined },
>(text: string, named: readonly { from: number; to: number }[], found: readonly T[]): readonly T[] {
  const [first, second] = named;
  const [head, ...others] = found;
  const isHead =
    first &&
    second &&
    head?.value.count !== undefined &&
    head.value.count >= 2 &&
    others.length >= 2 &&
    /^[^.;]{0,80}:[^.;]{0,20}$/.test(text.slice(first.to, second.from));
  return isHead ? others.map((one) => ({ ...one, when: one.when ?? head.when })) : found;
}

/** "He suggested $220, and thinks twenty or so a year": more of the one just named. */
const goesOn =
  /^\W*(?:and\s+)?(?:he|she|they|theyd|theyll|he[’']d|she[’']d|they[’']d|between them|together|both|it[’']s)\b/i;

/** "1 Car depot, 22 vehicles. Letter yes. ~14 tyres a mth": a count alone goes on with the buyer of its line. */
const countAlone = /^ +(?:[~≈] ?|about |around |maybe |say )?\d{1,4}\s[^.,;]{3,40}$/i;
const nearby = 40;
export const isCountOfBuyer = ({ text, from }: ReadSentence, { at }: Fact<BuyerFact>): boolean =>
  countAlone.test(text) && from >= at.to && from - at.to < nearby;

const wantsFrom = /\b(?:from|starting|starts?|to start|not (?:until|before)|as of)\b[^.;,]{0,20}$/i;

/** "Wants me from July", "starting 6 April" */
function fromMonthIn(text: string): { fromMonth: number } | undefined {
  const said = dateIn(text) ?? monthIn(text);
  return said && wantsFrom.test(text.slice(0, said.from))
    ? { fromMonth: monthNumber(said.month) }
    : undefined;
}

/** "He does two bathrooms a month. He'll pay $3,600 each, and wants me from July": not a buyer of today. */
const buysLater =
  /\b(?:he|she|they)(?:[’']?ll| will| would|[’']d)\b[^.;]{0,20}\b(?:pay|try|start|book|use|have|take|give|want)\b|\bwants? (?:me|us|it|them) (?:from|in|to start)\b/i;

function addTerms(facts: Fact<BuyerFact>[], sentence: ReadSentence): void {
  const last = facts.at(-1);
  if (!last || last.at.field !== sentence.field) return;
  if (!(goesOn.test(sentence.text) || isCountOfBuyer(sentence, last))) return;
  if (last.value.when === 'now' && buysLater.test(sentence.text))
    last.value = { ...last.value, when: 'waiting' };
  last.value = { ...fromMonthIn(sentence.text), ...last.value };
  const terms = termsIn(sentence, { from: 0, to: sentence.text.length });
  const { takes, pays } = last.value;
  if ((takes?.isPool ?? takes === undefined) && terms.takes)
    last.value = { ...last.value, takes: terms.takes };
  if (pays === undefined && terms.pays) last.value = { ...last.value, pays: terms.pays };
}

/** "Agent Gurpreet finds the bookings and he takes 20%": who keeps a part of each sale buys nothing. */
const keepsShare =
  /^[^.;,]{0,60}\b(?:takes?|keeps?|wants?|gets?|gives? me)\s+(?:about |around |another )?\d+\s?(?:%|per ?cent)/i;

/** "The bowls club will give the room free": who lends a place buys nothing. */
const givesPlace =
  /^[^.;]{0,50}\b(?:gives?|lends?|lets?|offers?|offered)\b(?! to)[^.;,]{0,16}\b(?:room|hall|space|venue|kitchen|studio|chair|desk)\b[^.;]{0,14}\b(?:free|for nothing|without charge|no charge|if)\b/i;

const market =
  /\b(?:sell|selling|stall|table)\b[^.;]{0,30}\bat\s+(?:(?:the|a|our)\s+)?((?:\p{L}+\s+){0,2}markets?)\b/iu;
const eachTime = /\b(\d{1,4})\s+(?:\p{L}+\s+){0,2}?(?:each|every|a) (?:time|go|market|visit)\b/iu;

/** "I sell at the Sunday market once a month, about 40 bottles each time": what they sell there today. */
function marketIn({ text }: ReadSentence): { value: BuyerFact; at: number } | undefined {
  const found = market.exec(text);
  const each = eachTime.exec(text);
  const isWish = found && /\b(?:want|would|could|no|not|never|hate)\b/i.test(text.slice(0, found.index));
  if (!found || !each || isWish) return undefined;
  const per: Volume['per'] = /\b(?:once a month|monthly|each month|every month)\b/i.test(text)
    ? 'month'
    : /\b(?:fortnight|every second|every other)/i.test(text)
      ? 'fortnight'
      : 'week';
  return {
    value: {
      who: `customers at the ${found[1]?.trim()}`,
      when: 'now',
      takes: { count: Number(each[1]), per },
    },
    at: found.index,
  };
}

/** "She says her software garbles reports, and would I fix them?" tells what she asks; "Should I ask the pub?" does not. */
const isReported = (text: string): boolean =>
  /\b(?:says?|said|asked|asks|wants?|offered|suggested|rang|would take)\b[^?]{8,}\?\s*$/i.test(text) &&
  !/^\W*(?:\p{L}+\s+)?(?:should|do|does|did|can|could|would|is|are|am|will|how|what|which|who|when|where|why|if)\b/iu.test(
    text,
  );

const mostBuyers = 12;

interface Buyers {
  buyers: Fact<BuyerFact>[];
  /** Those whose offer the customer refuses: they are asked for nothing, and their price is none. */
  refused: Fact<BuyerFact>[];
}

/** People who asked, pay, used to or pass clients on. "Agents used to ring me" is the best sign that there is. */
export function readBuyers(sentences: readonly ReadSentence[], language?: Reading['otherLanguage']): Buyers {
  const facts: Fact<BuyerFact>[] = [];
  const refused: Fact<BuyerFact>[] = [];
  const content = sentences.filter(({ field }) => field === 'content');
  const namesOther = (sentence: ReadSentence): boolean => buyersIn(sentence).length > 0;
  for (const [order, sentence] of sentences.entries()) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const isQuestion = /[?？؟]\s*$/.test(sentence.text);
    if ((isQuestion && (language !== undefined || !isReported(sentence.text))) || isRefusal(sentence.text))
      continue;
    const said = saidOfOffer(sentence, sentences.slice(order + 1, order + 4), namesOther);
    const listed = listIn(sentence) ?? marketIn(sentence) ?? (language && leadIn(sentence));
    // The model knows only English.
    const found: Found[] = listed
      ? [{ ...listed.value, at: listed.at }]
      : language
        ? []
        : buyersOf(sentence).filter(
            ({ at, when }) =>
              !keepsShare.test(sentence.text.slice(at)) &&
              !givesPlace.test(sentence.text.slice(at)) &&
              !(isQuestion && (when === 'hope' || when === 'past')),
          );
    if (found.length === 0 && !said.isRefused) addTerms(facts, sentence);
    found.forEach((one, index) => {
      const { at, ...buyer } = withoutListNumber(one, sentence, content);
      const id = `buyer:${sentence.index}${index === 0 ? '' : `:${index}`}`;
      // What follows speaks of the last one.
      const { doubt } = index === found.length - 1 ? said : {};
      const value = {
        ...buyer,
        ...(found.length === 1 && fromMonthIn(sentence.text.slice(at))),
        ...(doubt && { doubt }),
      };
      // A no behind two names is to the last one.
      const isLast = index === found.length - 1;
      (said.isRefused && isLast ? refused : facts).push(
        factIn(sentence, { id, value, ...briefly(sentence, at) }),
      );
    });
    if (facts.length >= mostBuyers) break;
  }
  return { buyers: mergeMentions(facts).slice(0, mostBuyers), refused };
}
