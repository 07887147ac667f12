import { type Word, wordsOf } from './words.ts';

/** The meaning of a phrase of a word list: "trade-title" of "tiling", "limit" of "lifting". */
export interface Label {
  list: string;
  id: string;
}

export interface Hit extends Label {
  /** Words of the text, from the first to before the second. */
  first: number;
  next: number;
  from: number;
  to: number;
  phrase: string;
}

interface Node {
  next: Map<string, Node>;
  labels: { label: Label; phrase: string }[];
}

/** "Mind people's dogs" and "mow the lawn" are tasks, too. */
const whose: ReadonlySet<string> = new Set(
  'the a an my our your their his her other people person neighbour some old'.split(' '),
);

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * All word lists in one tree of words. A text is read once, whatever the number of phrases: from each word the tree
 * is followed as far as it goes, and no phrase has more than eight words.
 */
export class Phrases {
  private readonly root: Node = { next: new Map(), labels: [] };
  private readonly substrings: { text: string; label: Label }[] = [];

  add(phrase: string, label: Label): void {
    if (unspaced.test(phrase)) {
      this.substrings.push({ text: phrase, label });
      return;
    }
    const words = wordsOf(phrase);
    if (words.length === 0 || words.length > 8) return;
    let node = this.root;
    for (const { stem } of words) {
      let next = node.next.get(stem);
      if (!next) {
        next = { next: new Map(), labels: [] };
        node.next.set(stem, next);
      }
      node = next;
    }
    node.labels.push({ label, phrase });
  }

  addAll(phrases: readonly string[], label: Label): void {
    for (const phrase of phrases) this.add(phrase, label);
  }

  /** Every phrase in the text, overlapping ones included. */
  find(text: string, words: readonly Word[] = wordsOf(text)): Hit[] {
    const hits: Hit[] = [];
    for (let first = 0; first < words.length; first += 1) {
      let node: Node | undefined = this.root;
      let isWhole = true;
      for (let at = first; at < words.length && node; at += 1) {
        const stem: string = words[at]?.stem ?? '';
        const next: Node | undefined = node.next.get(stem);
        if (!next && at > first && whose.has(stem)) {
          isWhole = false;
          continue;
        }
        node = next;
        for (const { label, phrase } of node?.labels ?? [])
          if (isWhole || label.list === 'task')
            hits.push({
              ...label,
              phrase,
              first,
              next: at + 1,
              from: words[first]?.from ?? 0,
              to: words[at]?.to ?? 0,
            });
      }
    }
    if (!unspaced.test(text)) return hits;
    for (const { text: part, label } of this.substrings)
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        hits.push({ ...label, phrase: part, first: 0, next: 0, from: at, to: at + part.length });
    return hits;
  }
}

/** A phrase inside a longer one is dropped. Two that cover the same words both stay: one ticket may name two licences. */
export function longestOf(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => other.to - other.from - (one.to - one.from)))
    if (
      !kept.some(
        (longer) =>
          longer.from <= hit.from && longer.to >= hit.to && longer.to - longer.from > hit.to - hit.from,
      )
    )
      kept.push(hit);
  return kept.toSorted((one, other) => one.from - other.from);
}
