import { briefly } from './briefly.ts';
import { countIn, countWords } from './count-words.ts';
import type { Staff } from './firm-facts.ts';
import type { Fact } from './reading.ts';
import { clauseStart, factIn, type ReadSentence } from './text.ts';

/** People whom the firm pays today or plans to pay: "1 apprentice (Kai, 2nd year, $21.50/hr 36 hrs)". */

const mostStaff = 6;
const counts = String.raw`\d{1,2}|one|${countWords}`;
const yearOf = String.raw`(?:(?:first|second|third|fourth|\d(?:st|nd|rd|th)(?:\/\d(?:st|nd|rd|th))?)[- ]year\s+)?`;
const worker = String.raw`apprentices?|trainees?|casuals?|offsiders?|labourers?|groundies?|yard hands?|helpers?|bookkeepers?|second shooters?|second pair of hands|subcontractors?|contractors?|cleaners?|drivers?`;
/** Someone who may be anyone: only a wage says that they work for the firm. */
const anyone = 'girls?|young woman|young fella|lad|kid';
const name = String.raw`\p{Lu}\p{Ll}+`;

const heads = [
  new RegExp(
    String.raw`(?<![\p{L}-])(?:(?<count>${counts})|an?|the|my|our|any)\s+(?<role>${yearOf}(?:${worker}))(?![\p{L}'’-])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?<role>[Hh]elper|[Aa]pprentice|[Cc]asual)(?=\s+(?:${name}\b|Ate\b))`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}-])(?<role>(?:[Nn]ephew|[Nn]iece|[Cc]ousin))(?=\s+\(?${name})`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}-])(?<role>young|our)(?=\s${name})`, 'gu'),
  // "Tahlia's full time, 38 hours at $34"
  new RegExp(
    String.raw`(?<![\p{L}-])(?<called>${name})(?:['’]s| is) (?<role>full[- ]time|part[- ]time)\b`,
    'gu',
  ),
  // "Me, and Noelene 12 hours a week ($31)"
  new RegExp(
    String.raw`(?<=\b(?:[Mm]e|[Mm]yself|[Uu]s),? (?:and|plus|\+) )(?<called>${name})(?<role>)(?=,? \(?\d{1,2} ?h(?:ou)?rs?\b)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?:(?:(?<count>${counts})|an?|the)\s+)?(?<role>${anyone})(?![\p{L}'’-])`,
    'giu',
  ),
];
const isFamily = /^(?:nephew|niece|cousin)$/i;
const isAnyone = /^(?:$|girls?|young|lad|kid|our|full|part)/i;

const sum = String.raw`[$£€]?(?<sum>\d{1,4}(?:,\d{3})*(?:\.\d{1,2})?)`;
const byHour = new RegExp(String.raw`${sum}\s?(?:\/|an?\s|per\s|dollars? (?:an?|per)\s)\s?h(?:ou)?r\b`, 'iu');
const hoursThenSum = new RegExp(
  String.raw`\bh(?:ou)?rs?(?: a week)?(?: at |,? ?\()${sum}(?!\s?(?:\/|an?\s|per\s|[\d%]))`,
  'iu',
);
const byDay = new RegExp(String.raw`(?<!\d)${sum}\s?(?:an?\s|per\s|for an?\s|\/)\s?day\b`, 'iu');
const byWeek = new RegExp(String.raw`(?<!\d)${sum}\s?(?:an?\s|per\s|\/)\s?w(?:ee)?k\b`, 'iu');
const byYear = new RegExp(String.raw`(?<!\d)${sum}(?<k>k)?\s?(?:an?\s|per\s|\/)\s?y(?:ea)?r\b`, 'iu');
const weekly = new RegExp(String.raw`^\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\s${sum}`, 'iu');
const hours =
  /(?<low>\d{1,2})(?:\s?(?:to|-|–|or)\s?(?<high>\d{1,2}))?\s?(?:h(?:ou)?rs?|h)\b(?!\s?(?:away|ago|each way|later|minimum))(?<between>[^.;]{0,12}\bbetween them)?/iu;

/** "Me and an apprentice", "Six staff", "We have 3 casuals": they need no wage. */
const inFirm =
  /\b(?:me|myself|us)\s+(?:and|plus|\+)\s+$|(?:^|\b(?:i|we)(?:[’']ve)?\s+(?:have|employ|got|run)(?: got)?\s+)$/iu;
const firmStaff = new RegExp(
  String.raw`^\s*(?<count>${counts})\s+(?<role>staff|employees|girls|${yearOf}apprentices?|casuals)\b(?=\s*[,(]|$|\s(?:on|mostly|part))`,
  'iu',
);

/** The customer's own job, the job of someone at home, and people of another firm. */
const notOfFirm =
  /\b(?:i[’']?m|i am|i was|i worked|i work|been|wife|husband|hubby|partner|missus|mum|dad|son|daughter|he|she|they|agenc(?:y|ies)|boss)\b(?: is|[’']s| was| are| on| as| pays?| paid| works?| worked| put| has)*\s*(?:as )?$|\b(?:as|for|with|from|like|under|of|no|not|without|don[’']?t want)\s+$/iu;
const asked =
  /\b(?:want(?:s|ed)?|would(?:n[’']?t mind)?|could|can|may|might|maybe|need(?:s|ed)?|put (?:\p{L}+ ){0,3}on|hir(?:e|ing)|tak(?:e|ing) on|look(?:ing)? (?:at|for)|think(?:ing)?|consider(?:ing)?|start(?:s|ing)? (?:as|in)|to be paid|to pay|next (?:year|spring|season)|found|if|once|when i|until i|then|borrow|loan|keen|asks?|asked)\b|[’']d\b|\?/iu;
const refused = /\b(?:don[’']?t|do not|won[’']?t|not|never|no)\b[^,;.]{0,15}$/i;
const leastRefused = 0.5;
const leastPrice = 0.6;
const leastPlanned = 0.5;
const longestTold = 110;

interface Head {
  role: string;
  count?: number | undefined;
  called?: string | undefined;
  from: number;
  to: number;
}

function headsIn({ text }: ReadSentence): Head[] {
  const found: Head[] = [];
  for (const pattern of heads)
    for (const one of text.matchAll(pattern)) {
      const { role = '', count, called } = one.groups ?? {};
      const [from, to] = [one.index, one.index + one[0].length];
      if (found.some((other) => other.from < to && other.to > from)) continue;
      // "One apprentice (my nephew Luka)" is one person.
      if (isFamily.test(role) && /\(my $/i.test(text.slice(0, from))) continue;
      found.push({ role: role.trim(), count: countIn(count), called, from, to });
    }
  return found.toSorted((one, other) => one.from - other.from);
}

const centsOf = (found: RegExpExecArray | null): number | undefined =>
  found?.groups?.sum === undefined
    ? undefined
    : Math.round(Number(found.groups.sum.replaceAll(',', '')) * (found.groups.k ? 100_000 : 100));

type Wage = Pick<Staff, 'hourCents' | 'dayCents' | 'weekCents' | 'yearCents'>;

const within = (cents: number | undefined, [least, most]: readonly [number, number]): boolean =>
  cents !== undefined && cents >= least && cents <= most;

function wageIn(text: string): { wage: Wage; at: number } | undefined {
  const kinds: [keyof Wage, RegExp, readonly [number, number]][] = [
    ['hourCents', byHour, [600, 15_000]],
    ['hourCents', hoursThenSum, [600, 15_000]],
    ['dayCents', byDay, [5_000, 100_000]],
    ['weekCents', weekly, [3_000, 300_000]],
    ['weekCents', byWeek, [10_000, 300_000]],
    ['yearCents', byYear, [500_000, 20_000_000]],
  ];
  for (const [kind, pattern, limits] of kinds) {
    const found = pattern.exec(text);
    const cents = centsOf(found);
    if (found && cents !== undefined && within(cents, limits))
      return { wage: { [kind]: cents }, at: found.index };
  }
  return undefined;
}

/** Hours of each of them; those of all of them together where it is not said how many they are. */
function hoursIn(text: string, count: number): number | undefined {
  const { low, high, between } = hours.exec(text)?.groups ?? {};
  if (low === undefined) return undefined;
  const middle = high === undefined ? Number(low) : (Number(low) + Number(high)) / 2;
  const each = between ? middle / count : middle;
  return each >= 1 && each <= 60 ? each : undefined;
}

const nameBehind = new RegExp(
  String.raw`^[\s,(]*(?:my \p{Ll}+ |Ate )?(?<name>${name}(?: and ${name})?)(?=[\s,()])`,
  'u',
);
const noName =
  /^(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?|Cert\w*|Xero|ABN|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/;

function staffOf(
  sentence: ReadSentence,
  head: Head,
  { nextFrom, known }: { nextFrom: number; known: number },
): Staff | undefined {
  const { text, roles } = sentence;
  const isOwn = inFirm.test(text.slice(0, head.from));
  const lead = text.slice(clauseStart(sentence, head.from), head.from);
  if (refused.test(lead) || (!isOwn && notOfFirm.test(`${lead.trimEnd()} `))) return undefined;
  const behind = text.slice(head.to, Math.min(nextFrom, head.to + longestTold));
  const found = wageIn(behind);
  const isPrice =
    found &&
    (roles?.numbersOf(leastPrice, 'price', 'sales', 'rival') ?? []).some(
      (one) => one.from >= head.to + found.at && one.from < head.to + found.at + 8,
    );
  const called = head.called ?? nameBehind.exec(behind)?.groups?.name;
  const isNamed = called !== undefined && !noName.test(called);
  const count = head.count ?? known;
  const hoursPerWeek = hoursIn(behind, count);
  const wage = isPrice ? undefined : found?.wage;
  const isTold =
    wage !== undefined ||
    (!isAnyone.test(head.role) &&
      !isFamily.test(head.role) &&
      (isOwn || (isNamed && hoursPerWeek !== undefined)));
  if (!isTold) return undefined;
  const isPlanned =
    asked.test(text.slice(0, nextFrom)) || (roles?.statesOf(head.from, head.to).planned ?? 0) >= leastPlanned;
  const role = isAnyone.test(head.role) ? undefined : head.role.toLowerCase();
  return {
    ...(isNamed && { name: called }),
    ...(role && { role }),
    ...(count > 1 && { count }),
    ...wage,
    ...(hoursPerWeek !== undefined && { hoursPerWeek }),
    ...(isPlanned && { isPlanned: true as const }),
  };
}

/** "Two girls, Mele and Sina, both casual with me on the books, 16 hours each" */
function staffAtStart(sentence: ReadSentence): Staff | undefined {
  const found = firmStaff.exec(sentence.text);
  if (!found?.groups) return undefined;
  const { count = '', role = '' } = found.groups;
  const behind = sentence.text.slice(found[0].length);
  const many = countIn(count) ?? 1;
  const called = nameBehind.exec(behind)?.groups?.name;
  const hoursPerWeek = hoursIn(behind, many);
  return {
    ...(called && !noName.test(called) && { name: called }),
    ...(/^girls$/i.test(role) ? {} : { role: role.toLowerCase() }),
    ...(many > 1 && { count: many }),
    ...wageIn(behind)?.wage,
    ...(hoursPerWeek !== undefined && { hoursPerWeek }),
  };
}

const kindOf = ({ role, name: called }: Staff): string => role?.replace(/s$/, '') ?? called ?? '';

/** Everyone whom the firm pays or plans to pay. */
export function readStaff(sentences: readonly ReadSentence[]): Fact<Staff>[] {
  const facts: Fact<Staff>[] = [];
  for (const sentence of sentences) {
    if (sentence.field !== 'content' || sentence.isSilent) continue;
    const add = (value: Staff | undefined, at: number): void => {
      if (!value) return;
      // "Me and two casuals" and what the casuals get are of the same people.
      const same = facts.find((one) => kindOf(value) !== '' && kindOf(one.value) === kindOf(value));
      if (same) {
        const { isPlanned: _, ...more } = value;
        same.value = { ...more, ...same.value };
      } else
        facts.push(
          factIn(sentence, { id: `staff:${sentence.index}:${at}`, value, ...briefly(sentence, at) }),
        );
    };
    const first = staffAtStart(sentence);
    add(first, 0);
    if (first) continue;
    const found = headsIn(sentence);
    found.forEach((head, index) => {
      const isRefused = (sentence.roles?.statesOf(head.from, head.to).refused ?? 0) >= leastRefused;
      const nextFrom = found[index + 1]?.from ?? sentence.text.length;
      const known =
        facts.find(({ value }) => kindOf(value) === head.role.replace(/s$/, ''))?.value.count ?? 1;
      if (!isRefused) add(staffOf(sentence, head, { nextFrom, known }), head.from);
    });
  }
  return facts.slice(0, mostStaff);
}
