import type { ReadSentence } from './text.ts';

/** Lists of questions: "a) is $1.10 enough", "5. lab test cost", each in a line with its number or letter. */

const before = String.raw`^[\s"“(]*(?:(?:qs?|ques(?:tions?)?|(?:\p{L}+ ){0,3}questions?|want to know|(?:please )?answer)\s*[:.-]?\s*)?\(?`;
/** A number alone is a sentence where a full stop follows it. */
const alone = new RegExp(String.raw`${before}(\d{1,2}|[a-h])[).:]?\s*$`, 'iu');
const ahead = new RegExp(
  String.raw`${before}(?:(\d{1,2})[).:]?\s+|([a-h])(?:[).:]\s*|\s+(?=\p{L}{2})))(?=[\p{L}\d$£€])`,
  'iu',
);
const heading =
  /^\W*(?:(?:my|the|some|other) )*(?:qs?|ques(?:tions?)?|(?:what i )?(?:want|need|would like|['’]d like) to know|please answer)(?: also)?\W*(?:$|(?=\(?(?:1|a)(?:[).:\s]|$)))/i;

const letters = 'abcdefgh';
const placeIn = (mark: string | undefined): number | undefined => {
  if (mark === undefined) return undefined;
  const letter = letters.indexOf(mark.toLowerCase());
  return letter >= 0 && Number.isNaN(Number(mark)) ? letter + 1 : Number(mark);
};

export interface ListItem {
  /** Its place in the list, from 1. */
  place: number;
  /** The order of the sentence that asks, in those of the answer. */
  at: number;
}

/** The number or letter that a sentence starts with, or that is in front of it. */
export function itemsOf(told: readonly ReadSentence[]): ListItem[] {
  const items: ListItem[] = [];
  for (const [at, { text }] of told.entries()) {
    const bare = placeIn(alone.exec(text)?.[1]);
    if (bare !== undefined && told[at + 1]) {
      items.push({ place: bare, at: at + 1 });
      continue;
    }
    const found = ahead.exec(text);
    const place = placeIn(found?.[1] ?? found?.[2]);
    if (place !== undefined && items.at(-1)?.at !== at) items.push({ place, at });
  }
  return items;
}

const most = 12;
const leastShare = 0.34;

/** Runs of items that count up, and are asked: a heading says so, or the network found some of them to be questions. */
export function askedItems(told: readonly ReadSentence[], isFound: (at: number) => boolean): number[] {
  const runs: ListItem[][] = [];
  for (const item of itemsOf(told)) {
    const run = runs.at(-1);
    if (run && item.place === (run.at(-1)?.place ?? 0) + 1) run.push(item);
    else if (item.place === 1) runs.push([item]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (!first || run.length < 2 || run.length > most) return [];
    const isHeaded = [first.at, first.at - 1, first.at - 2].some((at) => heading.test(told[at]?.text ?? ''));
    const found = run.filter(({ at }) => isFound(at)).length;
    return isHeaded || (found >= 2 && found / run.length >= leastShare) ? run.map(({ at }) => at) : [];
  });
}
