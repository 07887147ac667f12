import type { Line } from './line.ts';

const leaving =
  /\b(replac\w*|match\w*|quit\w*|leav\w*|resign\w*|ditch\w*|escap\w*|stop\w*|double|give up|get out of|walk away from)\b/;
const job =
  /(my|the|this|a|day|full ?- ?time|current|corporate|office|old|own|present|# - #|# to #) (\w+ )?(\w+ )?(job|salary|income|wage|wages|pay|paycheck|paycheque|earnings|career|employer|boss)|day job|# - #|# to #|working for/;
const staying =
  /\b(without|not|dont|never|keep|keeping|stay|staying|cant|alongside|wont)( \w+){0,3} (quit\w*|leav\w*|resign\w*|replac\w*|giv\w*|job)\b/;
const living = /\b(full ?-? ?time (income|wage|salary|living|pay)|a living|live (off|on) (it|this))\b/;

/** The person wants to live on this instead of a job: "quit my job", "make a living from pottery". */
export function wantsToReplaceIncome(line: Line): boolean {
  const words = line.words(0, line.tokens.length);
  if (staying.test(words)) return false;
  if (living.test(words) || /\b(resign\w*|(leave|leaving) \w+ing)\b/.test(words)) return true;
  const from = words.search(leaving);
  return from >= 0 && job.test(words.slice(from, from + 80));
}

/** "half my salary", "50% of my income": in per cent, 100 when nothing is said. */
export function shareOfIncome(line: Line): number {
  const words = line.words(0, line.tokens.length);
  const said = /(?:^| )(half|third|quarter|(# (?:%|percent|per cent))) (of )?(my|the) /.exec(words);
  if (!said) return 100;
  if (!said[2]) return { half: 50, third: 100 / 3, quarter: 25 }[said[1] ?? ''] ?? 100;
  const at = line.tokens.findIndex(
    (_, place) =>
      line.is(place + 1, '%', 'percent') || (line.is(place + 1, 'per') && line.is(place + 2, 'cent')),
  );
  const percent = Math.round(line.number(at)?.value ?? 100);
  return percent > 0 && percent <= 300 ? percent : 100;
}
