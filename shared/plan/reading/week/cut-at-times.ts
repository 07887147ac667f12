import { longestOf } from '../match/phrases.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { timesAt } from './clock-times.ts';

interface Item {
  is: 'days' | 'time';
  from: number;
  to: number;
}

const joins =
  /^[\s,/&+–—-]*(?:and|or|to|til|till|until|through|thru|n|a|&)?[\s,/&+–—-]*(?:on |the |every )?$/i;

/** Lists of days and times in the order of the text: "Mon Tue 9-3 Thu 12-5" is days, time, days, time. */
function itemsIn(sentence: ReadSentence, { from, to }: { from: number; to: number }): Item[] {
  const inside = (hit: { from: number; to: number }) => hit.from >= from && hit.to <= to;
  const named = longestOf([...hitsOf(sentence, 'day'), ...hitsOf(sentence, 'day-group')].filter(inside)).map(
    (hit): Item => ({ is: 'days', from: hit.from, to: hit.to }),
  );
  const clocks = timesAt(sentence.text.slice(from, to)).map(
    ({ at, end }): Item => ({ is: 'time', from: from + at, to: from + end }),
  );
  const parts = longestOf(hitsOf(sentence, 'part').filter(inside))
    .filter((hit) => [...named, ...clocks].every((one) => one.to <= hit.from || one.from >= hit.to))
    .map((hit): Item => ({ is: 'time', from: hit.from, to: hit.to }));
  const items: Item[] = [];
  for (const item of [...named, ...clocks, ...parts].toSorted((one, other) => one.from - other.from)) {
    const last = items.at(-1);
    const between = last && sentence.text.slice(last.to, item.from);
    // "Mornings 9 till 12" and "Mon and Tue" are one item each.
    if (
      last &&
      last.is === item.is &&
      (item.is === 'time' ? !/\b(?:and|or)\b|[,;&]/i.test(between ?? '') : joins.test(between ?? ''))
    )
      last.to = Math.max(last.to, item.to);
    else items.push({ ...item });
  }
  return items;
}

const led =
  /(?:\b(?:and|n|then|plus|or|&)|[,;/&+])?\s*(?:(?:on|from|the|every|all|after|before|between|until|till|til)\s+)*$/i;

/** Where a clause is cut so that each time keeps its own days: before each new list of days, or each new time. */
export function cutsAtTimes(sentence: ReadSentence, clause: { from: number; to: number }): number[] {
  const items = itemsIn(sentence, clause);
  const kinds = items.map(({ is }) => (is === 'days' ? 'd' : 't')).join('');
  if (!/^(?:dt){2,}$|^(?:td){2,}$/.test(kinds)) return [];
  return items.flatMap((item, index) => {
    if (index === 0 || index % 2 === 1) return [];
    const lead = led.exec(sentence.text.slice(clause.from, item.from))?.[0].length ?? 0;
    return [item.from - lead];
  });
}
