import { isNotRefusal } from '../not-a-refusal.ts';
import { amountsOf } from '../read-amounts.ts';
import { type DayPart, dayParts } from '../reading.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { partOfMoment, rangesIn, type TimeRange } from './clock-times.ts';
import { daysIn, type FoundDays } from './find-days.ts';

const freeAfterDays =
  /^\s*(?:are|is|'s|’s)?\s*(?:all )?(?:so that[’']?s when |in the day(?:time)? (?:are|is) |mine|free|ok|okay|fine|good(?! for)|yours|i'?m yours|i am yours|i'?m free|i am free|i can(?![’']?t)\b|we can(?![’']?t)\b|i could\b|clear\b|open\b|my (?:own|days?(?! of rest))|ha(?:ve|s) been (?:mine|my own|free|open|clear)|available|yes|suits?|best|work(?:s)? for me)/i;
const isSomething =
  /^\s*(?:(?:mornings?|afternoons?|arvos?|evenings?|nights?)\s+)?(?:\d[\d.:]*\s*(?:am|pm)?\s*)?(?:is|are|'s|’s|belongs?|we|i have|i had|i drive|i work|it's|its)\s+(?!free|mine|ok|fine|good|my (?:best|only)|available|off|best|in the day|short|quiet|shorter|for (?:typing|admin|paper ?work|quot\w+|making|baking|sewing|prep\w*|desk|emails?|the books|editing|packing|printing|this|the business)|\d)/i;
/** "Friday 12 to 2 I pray": what the person does then, and not when they are free. */
const ownActivity =
  /^[\s,]*(?:\d[\d.:]*\s*(?:am|pm)?\s*(?:to|til|till|until|-|–)\s*\d[\d.:]*\s*(?:am|pm)?\s*)?(?:mornings?|afternoons?|arvos?|evenings?|nights?)?\s*(?:i[’']m with|im with|i am with|(?:i|we)\s+(?:skate|hike|climb|gig|camp|drink|game|bowl|dance|run (?!it\b|this\b|my\b|the\b|an?\b|two\b)|jog|ride|row|sing|serve|worship|pray|teach|study|train|volunteer|visit|sleep|coach|drive|take|pick|drop|play|fish|surf|golf|swim|race|rest|shop|go|help|mind|look after|care|babysit|have (?:my|the|kids|dialysis|class)|work))\b/i;
export const freeLead =
  /\b(free|available|only|just|i can do|can do|i do|can work|i could|my time|times?|until|hours are|days? (?:are|is)|have|i[’']?ve(?=\s+(?:got|mon|tue|wed|thu|fri|sat|sun|all|most|every))|i got|always have|i want|mornings of|suits?|best|yours)\b/i;
/** "I'm on the bench from 9", "Tuesdays are when I work", "thats my day": their own work. */
const ownBench =
  /\b(?:on the (?:bench|tools)|in the (?:shed|workshop|studio)|(?:is|are) when i (?:work|do|can)|at your disposal|(?:that[’']?s|thats|is) my (?:day(?! of\b| off\b)|window|time)|full[- ]time gig)\b/i;
/** "Tuesday, that's gone". */
const isGone = /\b(?:so )?(?:that[’']?s|thats|they[’']?re) (?:gone|out|taken|spoken for)\b/i;
export const workWords =
  /\b(i work|work (?:for|at|in|on|as|mon|tue|wed|thu|fri|nights|full|a)|working|on shift|now at an?|i sleep|reception|canteen|duty|shifts?|sabbath|shabbat|fasting|at work|i'm at|im at|i am at|job|employer|tafe|uni\b|class(?:es)?|course|shift|they pay|has me|have me on|i clean(?= (?:at|in|for|mon|tue|wed|thu|fri))|with the employer|i am nurse|i work in|appointment|drive my|counselling|court|orchestra|choir|church|netball|footy|training|gurdwara|fishing|mosque|temple|rehab|rest|bowls|races|derby|mass|physio\w*|hydrotherapy|jummah|coaching|sport|sports|cricket|soccer|swimming|dialysis|chemo|roster(?:ed)?|parole|probation|curfew|prayer|praying|labourer|estudio|trabajo|clases?|iglesia|đi \p{L}+|di (?:cho|le|hoc|lam|nha tho))\b/iu;
/** A wage in the same sentence: "room attendant in a hotel Mon to Fri 7am-3pm, $1,020 per week". */
const paysWage = (sentence: ReadSentence): boolean =>
  hitsOf(sentence, 'pay').some(({ id }) => id === 'wage' || id === 'job') ||
  amountsOf(sentence).some(
    ({ per, strength, after }) =>
      strength >= 2 &&
      (['week', 'fortnight', 'year'].includes(per ?? '') ||
        /^\s*(?:clear|gross|before tax|after tax)/.test(after)),
  ) ||
  (/\b(?:1[5-9]|[2-4]\d) ?(?:h|hrs?|hours)\b/i.test(sentence.text) &&
    amountsOf(sentence).some(({ per }) => per === 'hour'));
/** "After church" says when the person is free, not that they are busy. */
const behindBusy =
  /\b(?:after|before|around|outside|between|once)\s+(?:my |the |their |kids? |kids'? )?(?:church|work|school|tafe|uni|class(?:es)?|shift|job|mosque|temple|training|netball|footy|sport|choir|gym)\b|\bonce\b[^,]{0,30}\b(?:stops?|ends?|finish(?:es)?|starts?)\b/giu;
export const otherDays =
  /\b(?:(?:other|remaining|rest of (?:the|my)) (?:days?|week)|(?:the )?rest(?: of it)? (?:is|are)|otherwise)\b/i;
const refusedBehind =
  /^\s*(?:i |are |is )?(?:thì\s+)?(?:không|khong|nghỉ|nghi(?!\p{L})|(?:is |are |for )*(?:the |my )?(?:family|kids|church|mass)\b|休息|不行|有课|不可以|不能|没空|no puedo|no (?:trabajo|podemos)|off(?: please)?\s*[.,!]?\s*$|(?:i[’']?m |i am |am )?not (?:available|free|possible)|(?:i )?do(?:n[’']?t| not) work|no good|no go|no way|no chance|nope|nah\b|never ever|forget it|out\b|not\b|never\b|cant\b|can't\b|can’t\b|aren't\b|aren’t\b|dont\b|don't\b|don’t\b|لا\b|no\s*$)/iu;
/** "Any day but Sunday": what follows is the exception to what came before. */
export const exception =
  /^[\s(]*(?:but|except|except for|excepting|bar|other than|apart from|besides|excepto|menos|除了|ما عدا|trừ)\s+(?:on |for |not |every |the )?/i;
/** "Except Thursdays coz that's training": the reason says nothing of the times. */
const withoutReason = (text: string): string =>
  text.replace(/\s(?:coz|cos|because|since|as|when|which|that[’']?s|thats|for)\b.*$/i, '');
/** Words of a clause beyond its days, parts and small words. */
const small = new Set(
  'a an the on in at and or of all for from to till til until every each any only just day days time times public holidays pm am free fine good ok okay is are my mine i can do n plus with say about around then both also maybe most either'.split(
    ' ',
  ),
);
const refuse =
  /\b(neither|nor|busy|keep|no|not|never|dont|don't|don’t|cant|can't|can’t|wont|won't|won’t|except|without|nothing|cannot|avoid|off limits|khong|không|nghỉ|nghi|but not|other than|wouldn't|doesn't work)\b/i;

export interface ClauseRead {
  days?: FoundDays | undefined;
  is?: 'free' | 'blocked';
  /** "except Sunday": these days are taken out of what came before. */
  isException?: boolean;
  ranges: TimeRange[];
  parts: DayPart[];
  from: number;
  to: number;
}

/** "I milk at 5 every morning": what the person does then. */
const ledActivity =
  /\bi (?:milk|feed|swim|run(?! (?:it|this|my|the))|train|volunteer|pray|coach|study|play|visit my|mind|babysit|look after|go to|drive my|take my|help (?:my|mum|dad|out))\b[^,]{0,16}$/i;

/** "I have my kids every Monday", "kids Mon Wed": others have those days. */
const heldDays =
  /\b(?:(?:have|has|get|got|mind|minding|look(?:ing)? after|babysit(?:ting)?|pick(?:ing)? up|care for|caring for)\s+(?:my |the |our |a )?|^\W*)(?:kids|children|grandkids|grandchildren|grand(?:son|daughter)s?|son|daughter|mum|dad|mother|father|toddler|bub|baby|custody)\s+(?:on |every |each |from )*$/i;

const roster =
  /\b(?:\d+|two|three|four|five|seven|eight|fourteen) ?(?:days?|weeks?|wks?|nights?|shifts?)?\s+on\b[^.]{0,12}\b(?:\d+|two|three|four|five|six|seven|eight) ?(?:days?|weeks?|wks?|nights?)?\s+off\b/i;

/** "I knock off at 2" frees the time behind it. */
const knocksOff = /\b(?:knock|clock|get) off (?:at )?\d|\bfinish work at \d/i;
/** Hours of school that a parent has: "so it's school hours 9.30 to 2.30". */
export const schoolHours = /\bschool (?:hours|time)\b/i;
const teaches = /\b(?:i (?:work|teach|clean)|i[’']?m an? (?:teacher|aide)|job|canteen|employed)\b/i;
const isFine = /\b(?:fine|ok|okay|good|free|mine|open|clear|sweet|available)\b/i;
/** "Working Monday to Saturday, Sunday family": the week of the business. */
const worksThen =
  /^\W*working\s+(?:days?\s+|hours?\s+|time\s+)?(?:are\s+|is\s+|:\s*)?(?:mon|tue|wed|thu|fri|sat|sun)/i;
/** "So evenings and Saturdays": what a job leaves. */
export const leaves =
  /^[\s,]*(?:so(?=\s+(?:just |only |that[’']?s |it[’']?s |my |the )*(?:i (?:can|could|have|only)|i[’']?m (?:free|available)|mon|tue|wed|thu|fri|sat|sun|week|morning|after|arvo|evening|night|any|my (?:time|hours|days)|\d|ten|nine|eight|seven|six))|leaving|which leaves|that leaves|then|hence|therefore)\b/i;
/** "Daytimes are for typing up". */
export const homeWork =
  /\b(?:is|are) for (?:typing|admin|paper ?work|quot\w+|making|baking|sewing|prep\w*|desk|emails?|the books|editing|packing|printing)\b/i;

/** Somewhere in the sentence the person speaks of the time that they have. */
const availability =
  /\b(?:free|available|those are|my days|i can|can do|can work|suits?|for me|so it[’']?s|an hour|a bit of|mine|my time|what i can do)\b/i;
/** "I work every day except Sunday": the exception is free. */
const busyBefore =
  /\b(?:work|working|busy|taken|can[’']?t (?:work|do)|cannot (?:work|do)|not free|job|shifts?)\b/i;

/** Nothing is said but days and parts: "Tuesdays and Fridays, full days". */
export const isBare = (sentence: ReadSentence, { from, to }: { from: number; to: number }): boolean =>
  sentence.words.filter(
    (word) =>
      word.from >= from &&
      word.to <= to &&
      !small.has(word.text) &&
      !/^\d/.test(word.text) &&
      !sentence.hits.some(
        (hit) =>
          ['day', 'day-group', 'part', 'free', 'negation'].includes(hit.list) &&
          hit.from <= word.from &&
          hit.to >= word.to,
      ),
  ).length <= 1;

const isTimedIn = (
  found: FoundDays | undefined,
  ranges: readonly TimeRange[],
  parts: ReadonlySet<DayPart>,
): boolean => found !== undefined || ranges.length > 0 || parts.size > 0;

/** "No weekends in March" says nothing of the other months. */
const isOfMonth =
  /\b(?:no|not|never|without|closed|off)\b[^.]{0,40}\b(?:in|during|all|for|over) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

export function readClause(
  sentence: ReadSentence,
  { text, from, to, isVietnamese }: { text: string; from: number; to: number; isVietnamese: boolean },
): ClauseRead {
  const found = daysIn(sentence, { from, to, isVietnamese });
  const ranges = rangesIn(text);
  const partHits = hitsOf(sentence, 'part').filter((hit) => hit.from >= from && hit.to <= to);
  const parts = new Set<DayPart>();
  for (const { id } of partHits) {
    if (id === 'all') for (const part of dayParts.slice(0, 2)) parts.add(part);
    else if (id === 'schoolHours') {
      parts.add('morning');
      parts.add('afternoon');
    } else parts.add(id as DayPart);
  }
  const read: ClauseRead = { days: found, ranges, parts: [...parts], from, to };
  const daysTo = found ? found.to - from : 0;
  const led = found ? text.slice(Math.max(0, found.from - from - 32), found.from - from) : text;
  const behind = text.slice(daysTo);
  const behindFirst = found ? sentence.text.slice(found.firstTo, to) : '';
  // "Sunday's Sunday".
  const isOwnedDay =
    found !== undefined &&
    /['’]s$/.test(sentence.text.slice(from, found.firstTo)) &&
    /^\s+\p{L}/u.test(behindFirst) &&
    !freeAfterDays.test(behindFirst);
  const firstPart = found ? undefined : partHits.toSorted((one, other) => one.from - other.from)[0];
  const behindPart = firstPart ? sentence.text.slice(firstPart.to, to) : '';
  // "My boss keeps to the week, so I don't work weekends."
  const isJobs =
    /\bmy (?:boss|job)\b|\bi work (?:at|in|for)\b/i.test(sentence.text) &&
    /\b(?:don[’']?t|never) work\b/i.test(text);
  // "7 on, 7 off": a roster says nothing of one day of the week.
  if (roster.test(text) || isOfMonth.test(text)) return { ...read, days: undefined, ranges: [], parts: [] };
  // "2 regrouts max on a Sat" says how much work fits, and not that the day is taken.
  if (/\b(?:max|at most|no more than)\b/i.test(text) && !refuse.test(led)) return read;
  // "I work, rotating, but Sundays are mine."
  const isLeftByJob =
    found !== undefined &&
    /^\W*but\b/i.test(text) &&
    freeAfterDays.test(behind) &&
    busyBefore.test(sentence.text.slice(0, from));
  if (isJobs || isNotRefusal(text)) {
    if (found && (freeAfterDays.test(behind) || availability.test(text))) read.is = 'free';
    return read;
  }
  if (
    exception.test(text) &&
    !isLeftByJob &&
    !/\bnot (?:only|just)\b/i.test(sentence.text) &&
    (found
      ? isBare(sentence, { from, to: from + withoutReason(text).length }) ||
        /\b(?:is|are)\s+\w+\W*$/.test(text)
      : parts.size > 0)
  ) {
    read.isException = true;
    const rest = sentence.text.slice(0, from) + sentence.text.slice(found?.to ?? to);
    if (!busyBefore.test(rest) || /\bi can work\b|\bcan work\b/i.test(rest)) read.is = 'blocked';
    return read;
  }
  if (found && ledActivity.test(led)) {
    read.is = 'blocked';
    return read;
  }
  // "Keep Mondays clear."
  if (isGone.test(text) || (found && /\b(?:keep|leave)\s+(?:\S+\s+)?$/i.test(led))) {
    read.is = 'blocked';
    return read;
  }
  if (ownBench.test(text) && isTimedIn(found, ranges, parts)) {
    read.is = 'free';
    return read;
  }
  if (found && heldDays.test(led) && !/\bso that[’']?s when\b/i.test(behind)) {
    read.is = 'blocked';
    return read;
  }
  const isTimed = isTimedIn(found, ranges, parts);
  if (
    isTimed &&
    !refuse.test(text) &&
    (leaves.test(text) ||
      (worksThen.test(text) && /\b(?:family|off|rest|closed|church)\b/i.test(sentence.text)))
  ) {
    read.is = 'free';
    return read;
  }
  if (isTimed && schoolHours.test(text) && !refuse.test(text) && !teaches.test(text)) {
    read.is = 'free';
    return read;
  }
  if (knocksOff.test(text) || (otherDays.test(text) && isFine.test(text))) {
    read.is = 'free';
    return read;
  }
  if (firstPart && (isSomething.test(behindPart) || refusedBehind.test(behindPart))) read.is = 'blocked';
  else if (found && freeAfterDays.test(behind)) read.is = 'free';
  else if (
    found &&
    /\b(?<!never )(?<!dont )(?<!don[’']t )(?:have|get|got|always|day)\b[^.]*\boff\b|\boff\s+(?:on\s+)?$/i.test(
      `${led} ${behind}`,
    )
  )
    read.is = 'free';
  else if (refuse.test(led) && !/\bnever changes\b|\bno more\b|not after|no later/i.test(led))
    read.is = 'blocked';
  else if (found && refusedBehind.test(behind)) read.is = 'blocked';
  else if (found && (isOwnedDay || isSomething.test(behindFirst) || isSomething.test(behind)))
    read.is = 'blocked';
  else if (found && ownActivity.test(behind)) read.is = 'blocked';
  else if (
    (workWords.test(text.replaceAll(behindBusy, ' ')) ||
      hitsOf(sentence, 'busy').some((hit) => hit.from >= from && hit.to <= to)) &&
    !ownBench.test(text) &&
    !/\b(free|available|i can do|only)\b/i.test(text)
  )
    read.is = 'blocked';
  else if (found && /\bno\b\s*[.!]?$/i.test(behind.trim())) read.is = 'blocked';
  else if (
    found &&
    !freeLead.test(text) &&
    (ranges.length > 0 || isBare(sentence, { from, to })) &&
    // "I work full time, so evenings and weekends": what the job leaves.
    !/[,;] (?:so|leaving|then|hence)\b[^,;]*$/i.test(sentence.text.slice(0, from)) &&
    paysWage(sentence)
  )
    read.is = 'blocked';
  else if (
    freeLead.test(text) ||
    homeWork.test(text) ||
    ranges.length > 0 ||
    (found && (isBare(sentence, { from, to }) || availability.test(sentence.text)))
  )
    read.is = 'free';
  const moment = partOfMoment(text);
  if (read.is === 'blocked' && found && parts.size === 0 && ranges.length === 0 && moment)
    read.parts = [moment];
  return read;
}
