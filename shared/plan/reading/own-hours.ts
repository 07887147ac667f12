import { hoursIn } from './read-amounts.ts';
import type { Fact, Hours } from './reading.ts';
import type { NumberRole, WordRole } from './roles/role-model.ts';
import { likeliest } from './roles/states.ts';
import { dateIn, monthIn, monthNumber } from './said-dates.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** The hours a week that the customer has for this business, where they say a number. */

/** Words that make an amount of hours the person's own time for this. */
const ownTime =
  /\b(free|spare|available|left over|only have|i have|i[’']?ve got|i got|hours total|in total|can (?:do|give|spare|work|put|manage|commit|use|fit|find)|could|want to (?:do|work|put)|for this|for it|for the business|on this|into it|into this|my time|my hours|up to|honest(?:ly)?|all up|realistic(?:ally)?|i say|at most|no more than|max(?:imum)?|tops|rảnh|ranh|libres?|disponibles?|空|有空)\b/i;
/** The hours of a job, a course, a visa or of care are busy time. */
const takenTime =
  /\b(i work|i do|i[’']?m (?:at|on|in)|working|work (?:at|in|for|as)|job|jobs|wages?|salary|casual|shifts?|roster(?:ed)?|boss|employer|for (?:him|her|them|work|the boss)|course|class(?:es)?|tafe|uni(?:versity)?|study|studying|degree|lectures?|placement|prac|traineeship|apprentice\w*|caring|care for|look after|centrelink|mutual obligation|job ?search|visa|permit|rule|allowed|condition|drive|trip|takes?|print|wedding|every|ago|late|flight|wait|gig|report|each piece|per set|a set|battery|stand|a lesson|trabajo|estudio|clases)\b|@|\$|\bat \d/i;
/** "20 hours a week at Coles": a place behind the hours. */
const placeBehind =
  /^[\s,]*(?:a week|per week|p\/?w|a wk|wkly|weekly|each week|per fortnight|a fortnight)?\s*(?:at|in|with|for)\s+(?!(?:two|2|this|it|my own|the business|home|nights?|weekends?|least|most|total|all|about)\b)/i;

/** Nothing is said but the hours and small words: "about 12 hours a week, weekdays". */
const isBare = (text: string): boolean =>
  text
    .toLowerCase()
    .replaceAll(
      /\b(?:about|around|roughly|maybe|say|so|and|to|or|of|the|a|an|per|each|every|is|it[’']?s|that[’']?s|just|only|all|up|hours?|hrs?|h|weeks?|wk|weekly|fortnight|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|day|days|weekdays?|weekends?|mornings?|evenings?|nights?)\b/g,
      ' ',
    )
    .replaceAll(/[\d\s.,:–-]/g, '') === '';

interface FoundHours {
  low: number;
  high: number;
  per?: string | undefined;
  /** The word for hours comes before the number. */
  isFirst?: boolean;
  from: number;
  to: number;
}

/** "Hours, 45 a week": the unit comes first. */
const unitFirst =
  /\bhours?[,:]? (?:about |around |roughly )?(?<low>\d{1,2})(?:\s?(?:-|–|to)\s?(?<high>\d{1,2}))? (?:a|per) week\b/giu;

function foundIn(sentence: ReadSentence): FoundHours[] {
  const first = [...sentence.text.matchAll(unitFirst)].map(({ index, 0: words, groups }) => {
    const low = Number(groups?.low);
    const to = index + words.length;
    return {
      low,
      high: Number(groups?.high ?? low),
      per: 'week',
      isFirst: true,
      from: to - words.replace(/^\D+/, '').length,
      to,
    };
  });
  return [...first, ...hoursIn(sentence)];
}

/** How likely the model finds it that a number is of hours, by which nothing else says so. */
const [leastOwn, likelyOwn, surelyOwn] = [0.2, 0.4, 0.9];
/** Letters between the hours and the times that they are of. */
const near = 60;

const paid: readonly (NumberRole | WordRole)[] = [
  'wage',
  'cost',
  'price',
  'monthly',
  'payment',
  'volume',
  'buyer',
  'job',
  'busy',
  'needs',
];

/** "Free Tuesday to Thursday, about 18 hours": the hours of the free times next to them. */
function isOfFreeTime(sentence: ReadSentence, { from, to }: FoundHours): boolean {
  const { roles } = sentence;
  if ((roles?.number(from, to, 'hours') ?? 0) < likelyOwn) return false;
  const { past = 0, theirs = 0, refused = 0 } = roles?.statesOf(from, to) ?? {};
  if (past + theirs + refused > likelyOwn) return false;
  const spans = roles?.spansOf(...paid, 'free', 'when') ?? [];
  const before = spans.filter((one) => one.to <= from && from - one.to < near).at(-1);
  const behind = spans.find((one) => one.from >= to && one.from - to < near);
  const isFree = (one: typeof before): boolean => one?.role === 'free';
  return isFree(before) ? behind?.role !== 'job' : isFree(behind) && before === undefined;
}

/** "I write 5-10 but it's 12 hours really" */
const corrects = /\b(?:really|all up|honest(?:ly)?|box says|i (?:write|wrote|tick(?:ed)?|put|said))\b/i;
const wanted = /\bi(?:[’']?d| would)? (?:want|like|can do|could do|can put in|am after)\b[^.;\d]{0,20}$/i;

/** "I tick 10h+" repeats the form. */
const repeats = /\bi (?:write|wrote|tick(?:ed)?|put|said) (?:only )?$/i;
/** "12 hrs a week mon to thurs after 7pm" */
const daysBehind =
  /^,?\s*(?:spread |on |over |across )?(?:mon|tue|wed|thu|fri|sat|sun|week(?:days|ends|nights)|evenings|nights)/i;

const fullTime = /\bfull[- ]time from\b[^.;]*$/i;
/** "A helper at $31 an hour, 15 hours a week" */
const paidByHour = /(?:\ban?|\bper|\/)\s?h(?:ou)?r,?\s*(?:for |about )?$/i;
const atPlace = /\b(?:at|in|for|with) \S+(?: \S+)? $/i;

/** Whether hours of a sentence are those for this business. */
function isOwn(sentence: ReadSentence, found: FoundHours): boolean {
  const { per, from, to, isFirst } = found;
  const { text, roles } = sentence;
  const clause = clauseAround(sentence, from);
  if (per !== undefined && per !== 'week' && per !== 'fortnight') return false;
  if (placeBehind.test(text.slice(to)) || repeats.test(text.slice(0, from))) return false;
  if (isFirst) return !takenTime.test(clause.text);
  if (isOfFreeTime(sentence, found) || fullTime.test(text.slice(0, from))) return true;
  const likely = roles?.number(from, to, 'hours');
  const isWeekly =
    per !== undefined ||
    /week/i.test(clause.text) ||
    corrects.test(text) ||
    (roles !== undefined && (likely ?? 0) >= likelyOwn && likeliest(roles.periodsOf(from, to)) === 'week');
  if (!isWeekly) return false;
  if (/\b(?:free|spare|for this|for the business|left over|only have)\b/i.test(clause.text)) return true;
  // "I wash dishes Friday and Saturday, 16 hours per week, I receive 430": the hours of a wage.
  const isPaid = (roles?.numbersOf(0.5, 'wage').length ?? 0) > 0;
  const around = isPaid && isBare(clause.text) ? text : clause.text;
  const before = text.slice(Math.max(0, from - near), from);
  const isOfDays =
    per === 'week' && daysBehind.test(text.slice(to)) && !takenTime.test(before) && !atPlace.test(before);
  if (isOfDays || wanted.test(before)) return true;
  if (paidByHour.test(before)) return false;
  if (takenTime.test(around)) return false;
  if (ownTime.test(clause.text) || corrects.test(text)) return true;
  // "She has a file to type. About 3 hours a week": what one client asks.
  if (likely !== undefined && likely < leastOwn) return false;
  if (likely !== undefined && likely >= surelyOwn && !takenTime.test(text)) return true;
  return isBare(clause.text);
}

/** "15 hours until the end of February, after that 30": the last that they say. */
const later =
  /\b(?:after that|from then|then|full[- ]time(?: from)?|from (?:the )?(?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)[^.;]*$/i;

const upTo = /\b(?:until|till?)\s+(?:the )?(?<end>end of )?[^.;,]*$/i;

/** The day from which the second number holds: "from 1 July", or the one after "until the end of February". */
function turnIn(lead: string, before: string): { month: number; day: number } | undefined {
  const start = dateIn(lead) ?? monthIn(lead);
  if (start) return { month: monthNumber(start.month), day: start.day };
  const said = upTo.exec(before.slice(0, monthIn(before)?.to ?? 0));
  const end = dateIn(before) ?? monthIn(before);
  if (!said || !end) return undefined;
  const month = monthNumber(end.month);
  return said.groups?.end ? { month: (month % 12) + 1, day: 1 } : { month, day: end.day };
}

export function ownHours(sentences: readonly ReadSentence[]): Fact<Hours> | undefined {
  let own: Fact<Hours> | undefined;
  let before = '';
  for (const sentence of sentences) {
    if (sentence.isSilent || (sentence.field !== 'content' && sentence.field !== 'incomeGoal')) continue;
    for (const found of foundIn(sentence)) {
      const { low, high, per, from, to } = found;
      const isLater = own !== undefined && later.test(sentence.text.slice(0, from));
      if (low < 0.5 || high > 80 || (own && !isLater)) continue;
      if (!isLater && !isOwn(sentence, found)) continue;
      const by = per === 'fortnight' || inTwoWeeks.test(sentence.text.slice(to)) ? 2 : 1;
      const around = clauseAround(sentence, from);
      const clause = around.to - around.from > mostWords ? found : around;
      const until = own && turnIn(sentence.text.slice(0, from), before);
      own = factIn(sentence, {
        id: 'hours',
        value: {
          low: low / by,
          high: high / by,
          ...(own && until && { first: { hours: (own.value.low + own.value.high) / 2, until } }),
        },
        from: clause.from,
        to: Math.max(clause.to, to),
      });
      before = sentence.text;
    }
  }
  return own;
}

/** Letters of a clause that is shown as it is. */
const mostWords = 90;
const inTwoWeeks = /^\s*(?:in|per|each|every|a) (?:two|2) weeks?\b/i;
