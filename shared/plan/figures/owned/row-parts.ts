import { rootOf, wordsOf } from '../../reading/match/words.ts';

/** The things that a row of a start list names: "Drill, level and step ladder" names three. */

/** A thing that is registered has a registration. */
const sameRoots: readonly (readonly [RegExp, string])[] = [
  [/^regist/, 'regist'],
  [/^approv/, 'approv'],
  [/^licen[cs]/, 'licenc'],
  [/^certifi/, 'certifi'],
  [/^steril/, 'steril'],
  [/^notif|^notice/, 'notic'],
];

export const rootsIn = (text: string): string[] =>
  wordsOf(text).map(({ stem }) => {
    const root = rootOf(stem);
    return sameRoots.find(([same]) => same.test(root))?.[1] ?? root;
  });

/** How much of it, how old it is or how it is bought, and no thing. */
const amount = new Set(
  'a an the first one two three four five six seven eight ten twelve twenty thirty forty fifty hundred half month months year years quarter day days week weeks hour hours minute minutes online used second-hand hand-held part payment share trial account optional new good big small large own basic simple proper strong extra spare second third more starter entry level set sets pair pack packs box of hire use stock range folding portable private fast'.split(
    ' ',
  ),
);
const amountRoots = new Set([...amount].flatMap(rootsIn));
/** What such a word names depends on the words before it. */
const vague = new Set(
  'kit tool machine bag box table stand light paper cover material page card board course licence registration certificate check permit insurance software program fee gear ticket notice cleaner form label book brush'
    .split(' ')
    .flatMap((word) => rootsIn(word)),
);
const behind = /\s(?:for|with|from|in|on|at|per|that|where|if|after|which|to|by)\s.*$/i;
const halves = /,\s+|\s+and\s+|\s+or\s+|\s+plus\s+|\s+&\s+/i;
/** Words for one thing are written apart by some. */
const joined: readonly string[] = ['saw', 'mower', 'trimmer', 'cutter', 'washer', 'blower', 'table'].flatMap(
  rootsIn,
);

export interface RowPart {
  text: string;
  head: string;
  /** Roots of the words that say which. */
  which: readonly string[];
}

function partOf(text: string): RowPart | undefined {
  const roots = rootsIn(text.replace(behind, '')).filter((root) => !amountRoots.has(root));
  const last = roots.at(-1);
  if (last === undefined) return undefined;
  const tail = joined.find((word) => last !== word && last.endsWith(word));
  return tail
    ? {
        text: text.replace(behind, ''),
        head: tail,
        which: [...roots.slice(0, -1), last.slice(0, -tail.length)],
      }
    : { text: text.replace(behind, ''), head: last, which: roots.slice(0, -1) };
}

export const partsOf = (what: string): RowPart[] =>
  what
    .replace(/^[^:]*:\s+/, '')
    .split(halves)
    .flatMap((text) => partOf(text.trim()) ?? []);

/** The words name this thing, or one of its kind: "saws" are chainsaws, and a pole saw is none. */
export function names(words: string, { head, which }: RowPart): boolean {
  const roots = rootsIn(words);
  return roots.some((root, at) => {
    const isJoined = root !== head && joined.includes(head) && root.endsWith(head);
    if (root !== head && !isJoined) return false;
    const theirs = [
      ...roots.slice(Math.max(0, at - 2), at),
      ...(isJoined ? [root.slice(0, -head.length)] : []),
    ].filter((one) => !amountRoots.has(one));
    if (which.length === 0) return true;
    if (theirs.some((one) => which.includes(one))) return true;
    return theirs.length === 0 && !vague.has(head);
  });
}
