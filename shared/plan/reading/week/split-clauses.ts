import { clausesOf, hitsOf, type ReadSentence } from '../text.ts';
import { rangesIn } from './clock-times.ts';
import { cutsAtTimes } from './cut-at-times.ts';
import { exception, isBare } from './read-clause.ts';

const partWords =
  /\b(?:all day|full days?|whole day|mornings?|afternoons?|arvos?|evenings?|nights?|in the day|school hours)\b/i;
const weekendWords = /\b(?:sat(?:urday)?s?|sun(?:day)?s?|weekends?)\b/i;
const weekdayWords = /\b(?:weekdays?|weeknights?|mon|tue|wed|thu|fri)/i;

/** Parts of a day without a day, as in “I have evenings”. */
export const isBareParts =
  /^\W*(?:and |but |plus |so |just |only |i(?:[’']m| am|[’']ve got|[’']ve)? |have |got |most |all |my |some |can |work |do |free |available )*(?:mornings|afternoons|arvos|evenings|nights)\s*$/i;

/** "Tuesday mornings" in front of "and Sundays": the part is said of the first day alone. */
const endsInPart = /\b(?:mon|tue|wed|thu|fri|sat|sun)\w* (?:mornings|afternoons|arvos|evenings|nights)\s*$/i;
const isPluralDay = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;

const isHoursAlone =
  /^\W*(?:so |just |only |i(?:[’']m| am)? |can do |free |do )*(?:(?:mornings|afternoons|arvos|evenings|nights) )?(?:after|from|before|until|till?) \d[\d.:]*\s*(?:am|pm)?\s*$/i;

/**
 * A time belongs only to the days that it is said of: "all day Saturday and weekdays after 3.30", "free weekends and
 * after 4 weekdays", "Wednesdays and Saturday mornings". "Tuesday and Thursday mornings" is one list.
 */
function hasTimesApart(
  { text }: ReadSentence,
  { from, at, next }: { from: number; at: number; next: string },
): boolean {
  const left = text.slice(from, at);
  const isTimed = (words: string) => partWords.test(words) || rangesIn(words).length > 0;
  // "Evenings and Saturdays": the evenings are those of the other days.
  if (isBareParts.test(left) && weekendWords.test(next.slice(0, 12)) && rangesIn(next).length === 0)
    return true;
  if (endsInPart.test(left) && isPluralDay.test(next) && !isTimed(next)) return true;
  // "Arvos after 3 and sat": the hours are those of the other days.
  if (isHoursAlone.test(left) && weekendWords.test(next.slice(0, 12)) && !isTimed(next)) return true;
  // "All of Tuesday and Thursday morning".
  if (/\ball (?:of |day )?(?:\w+day|mon|tues?|wed|thurs?|fri|sat|sun)s?\s*$/i.test(left) && isTimed(next))
    return true;
  // "Fri and sat nights n all wed".
  if (/^all (?:of )?(?:mon|tue|wed|thu|fri|sat|sun)/i.test(next) && isTimed(left)) return true;
  if (!isTimed(next)) return false;
  if (isTimed(left) && (weekdayWords.test(left) || weekendWords.test(left))) return true;
  const isEndAndWeek =
    (weekendWords.test(left) &&
      /^(?:after|from|before|until|til|till)?[\d\s.:apm]*(?:weekdays?|weeknights?)\b/i.test(next)) ||
    (/\b(?:weekdays|weeknights)\b/i.test(left) && /^(?:sat|sun|weekend)/i.test(next));
  const isPluralThenOne =
    /\w+days\s*$/i.test(left) && /^\w+day (?:morning|afternoon|arvo|evening|night)s?\b/i.test(next);
  // "On Saturday and on Sunday after church from 2", "after 3.30 and Sat mornings".
  const isSaidTwice = /\bon \w+day\s*$/i.test(left) && /^on \w+day\b/i.test(next);
  const isTimeThenDay = rangesIn(left).length > 0 && weekendWords.test(next);
  return isEndAndWeek || isPluralThenOne || isSaidTwice || isTimeThenDay;
}

/** Clauses end at commas and "but"; also at "and", "n" or "then" before a day or "no". */
export function splitClauses(sentence: ReadSentence): { text: string; from: number; to: number }[] {
  const parts: { text: string; from: number; to: number }[] = [];
  for (const clause of joinDayLists(sentence, clausesOf(sentence))) {
    const cuts = cutsAtTimes(sentence, clause);
    if (cuts.length > 0) {
      const bounds = [clause.from, ...cuts, clause.to];
      for (const [index, start] of bounds.slice(0, -1).entries()) {
        const to = bounds[index + 1] ?? clause.to;
        parts.push({ text: sentence.text.slice(start, to), from: start, to });
      }
      continue;
    }
    let from = clause.from;
    for (const cut of clause.text.matchAll(
      /\s(?:and|n|then|so|plus|cos|cause)\s+(?=(?:(?:after|before|from|until|till|til) \d{1,2}[\d.:]*(?:\s?[ap]m)? (?:on )?(?=weekday|weeknight|mon|tue|wed|thu|fri|sat|sun)|(?:no|not|never|nothing|none|won[’']?t|don[’']?t|any|all (?=mon|tue|wed|thu|fri|sat|sun)\w+|saturdays?|sundays?|sat|sun|mondays?|tues\w*|wednesdays?|wed|thurs\w*|fridays?|fri|weekdays?|weeknights?|weekends?|on|the|every|all day|full days?)\b))/gi,
    )) {
      const at = clause.from + cut.index;
      const left = sentence.text.slice(from, at);
      // "Tuesday and Friday" is one list; "X, and sunday is church" is two.
      const next = sentence.text.slice(at + cut[0].length, Math.min(clause.to, at + cut[0].length + 40));
      if (hasTimesApart(sentence, { from, at, next })) {
        parts.push({ text: left, from, to: at });
        from = at + cut[0].length;
        continue;
      }
      // "Tues and wed 10 till 2" is one list with one time.
      if (/^\w+\s*(?:,|and)?\s*\d/.test(next)) continue;
      // "Saturdays and Sundays are for the family" and "except Saturday and Sunday" are one.
      const isNewNo =
        /^(?:no|not|never|nothing|none|won[’']?t|don[’']?t)\b/i.test(next) &&
        (partWords.test(left) || rangesIn(left).length > 0);
      if (!isNewNo && (isBare(sentence, { from, to: at }) || exception.test(left))) continue;
      const hasOwnTime = rangesIn(left).length > 0 && rangesIn(next).length > 0;
      if (
        !hasOwnTime &&
        !/^\S+(?:\s+\S+)?\s+(?:is|are|we|i)\b/i.test(next) &&
        !/^(?:no|not|never|nothing|none|won[’']?t|don[’']?t)\b/i.test(next)
      )
        continue;
      parts.push({ text: left, from, to: at });
      from = at + cut[0].length;
    }
    parts.push({ text: sentence.text.slice(from, clause.to), from, to: clause.to });
  }
  return parts;
}

/** "Mon, Tue and Thu" is one clause although it has a comma. */
function joinDayLists(
  sentence: ReadSentence,
  clauses: readonly { text: string; from: number; to: number }[],
) {
  const joined: { text: string; from: number; to: number }[] = [];
  for (const clause of clauses) {
    const previous = joined.at(-1);
    const startsWithDay = hitsOf(sentence, 'day').some(
      (hit) => hit.from >= clause.from && sentence.text.slice(clause.from, hit.from).trim() === '',
    );
    const endsWithDay =
      previous &&
      hitsOf(sentence, 'day').some(
        (hit) =>
          hit.to <= previous.to &&
          sentence.text.slice(hit.to, previous.to).trim() === '' &&
          hit.from >= previous.from,
      );
    const isSeparate =
      /\b(?:is|are)\s+(?:fine|ok|okay|good|free|mine)\b/i.test(clause.text) ||
      /\b(is|are|we|i)\b/i.test(clause.text.trim().split(/\s+/)[1] ?? '');
    // "Any night but Tuesday, Saturdays from 7".
    const isAfterException = previous && exception.test(previous.text) && rangesIn(clause.text).length > 0;
    if (previous && startsWithDay && endsWithDay && !isSeparate && !isAfterException) {
      previous.text = sentence.text.slice(previous.from, clause.to);
      previous.to = clause.to;
    } else joined.push({ ...clause });
  }
  return joined;
}
