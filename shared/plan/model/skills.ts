import type { PathNumbers } from '../paths/path-numbers.ts';
import type { Proof } from './price.ts';

/** The form's six skills, and the words by which people call them. Matched where a word begins. */
const skillWords: Readonly<Record<string, readonly string[]>> = {
  Writing: [
    'writ',
    'copywrit',
    'blog',
    'edit text',
    'proofread',
    'journalis',
    'editor',
    'grammar',
    'storytell',
  ],
  Design: ['design', 'canva', 'photoshop', 'illustrat', 'figma', 'logo', 'drawing', 'graphic', 'ux', 'ui'],
  'AI Use': ['ai', 'chatgpt', 'claude', 'prompt', 'automation', 'machine learning', 'llm', 'midjourney'],
  Sales: [
    'sale',
    'sell',
    'marketing',
    'cold call',
    'account manag',
    'negotiat',
    'customer service',
    'retail',
  ],
  'Video Editing': [
    'video',
    'film',
    'premiere',
    'davinci',
    'capcut',
    'final cut',
    'youtube',
    'reels',
    'tiktok',
  ],
  'Project Management': [
    'project',
    'organis',
    'organiz',
    'coordinat',
    'scheduling',
    'operations',
    'event plan',
    'scrum',
    'admin',
  ],
};

const interestWords: Readonly<Record<string, readonly string[]>> = {
  'Affiliate Marketing': ['affiliate', 'review site', 'product review'],
  'Digital Products': ['digital product', 'template', 'printable', 'ebook', 'e-book', 'course', 'download'],
  'Etsy Store': ['etsy', 'craft', 'handmade', 'sewing', 'crochet', 'knit', 'jewel'],
  'AI Tools': ['ai', 'chatgpt', 'automation', 'tech'],
  Blogging: ['blog', 'writing', 'newsletter', 'journalis'],
  'Local Tasks': [
    'local',
    'neighbour',
    'garden',
    'clean',
    'pets',
    'dogs',
    'handyman',
    'odd jobs',
    'community',
  ],
};

const literally = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns: Record<string, RegExp> = {};

/** Any of the words. Short ones must stand alone, so that "ai" is not found in "aims"; longer ones may have an ending. */
export function mentions(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const kept = words.join('|');
  const begin = (word: string) => literally(word) + (word.length > 3 ? '' : String.raw`(?![\p{L}\p{N}])`);
  // What stands before is looked at only where a word begins: few places, and the dearer question.
  patterns[kept] ??= new RegExp(String.raw`(?=${words.map(begin).join('|')})(?<![\p{L}\p{N}])`, 'iu');
  return patterns[kept].test(text);
}

const namesFound = (entry: string, table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.keys(table).filter(
    (name) => entry.toLowerCase() === name.toLowerCase() || mentions(entry, table[name] ?? []),
  );

/** The form's own skills among what was named, in whatever words. */
export const formSkills = (skills: readonly string[]): ReadonlySet<string> =>
  new Set(skills.flatMap((entry) => namesFound(entry, skillWords)));

/** The form's own interests that an entry is read as. */
export const interestNames = (entry: string): string[] => namesFound(entry, interestWords);

export interface Match {
  /** As the person wrote it. */
  entry: string;
  /** How well it fits this path, 0 to 1; 0 is openly left out of the offer. */
  fit: number;
}

const fitOf = (
  entry: string,
  weights: Readonly<Record<string, number>>,
  table: Readonly<Record<string, readonly string[]>>,
  ownWords: readonly string[],
): number =>
  Math.max(
    0,
    mentions(entry, ownWords) ? 1 : 0,
    ...namesFound(entry, table).map((name) => weights[name] ?? 0),
  );

export const matchSkills = (skills: readonly string[], path: PathNumbers): Match[] =>
  skills.map((entry) => ({ entry, fit: fitOf(entry, path.skillWeights, skillWords, path.ownWords) }));

export const matchInterests = (interests: readonly string[], path: PathNumbers): Match[] =>
  interests.map((entry) => ({
    entry,
    fit: fitOf(entry, path.interestWeights, interestWords, path.ownWords),
  }));

/** The best match, and a little for a second one that also fits. */
export function bestFit(matches: readonly Match[], least: number): number {
  const [first = 0, second = 0] = matches.map(({ fit }) => fit).sort((a, b) => b - a);
  return Math.min(1, Math.max(least, first + 0.1 * second));
}

const years =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s*\+?\s*(?:years?|yrs?)\b/i;
const work =
  /\b(?:experience|experienced|worked|working|work|job|career|freelanc\w*|professional\w*|business|industry|as an?|in)\b/i;
const portfolio =
  /\b(?:portfolio|testimonials?|case stud(?:y|ies)|past clients|existing clients|paying clients|reviews? from)\b/i;
const negated = /\b(?:no|not|never|without|don'?t|haven'?t|lack|zero|little)\b/i;
const sentences = (text: string): string[] => text.split(/[.!?;\n\r]+/).filter((part) => part.trim() !== '');

/** Years or a portfolio count only where they speak of what this path sells, not of a skill that merely helps. */
export function readProof(skills: readonly string[], background: string, path: PathNumbers): Proof {
  const skilled = bestFit(matchSkills(skills, path), 0) >= 0.5;
  const named = [
    ...path.ownWords,
    ...Object.keys(path.skillWeights)
      .filter((name) => (path.skillWeights[name] ?? 0) >= 0.9)
      .flatMap((name) => skillWords[name] ?? []),
  ];
  const proven = sentences(background.slice(0, 10_000)).some(
    (sentence) =>
      !negated.test(sentence) &&
      ((portfolio.test(sentence) && skilled) ||
        (years.test(sentence) && work.test(sentence) && mentions(sentence, named))),
  );
  if (proven) return 'proven';
  return skilled ? 'skill' : 'none';
}
