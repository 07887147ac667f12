import { searchWords } from '#shared/content/search-words.ts';
import { plainTags, topics, topicsOf } from '#shared/content/topics.ts';
import { waysOfWorking, wayWords } from '#shared/content/ways-of-working.ts';
import { withEnding } from '#shared/content/word-endings.ts';
import type { PathSummary } from '#shared/contract/content-files.ts';
import type { PathSlug } from '#shared/handbook/path-slugs.ts';

const known: ReadonlySet<string> = new Set([...plainTags, ...topics.flatMap(({ tags }) => tags)]);

/** A path's shelves and search words, or the faults of its tags. */
export function classify(
  slug: PathSlug,
  tags: readonly string[],
): Pick<PathSummary, 'topics' | 'ways' | 'words'> | string {
  const stray = tags.find((tag) => !known.has(tag));
  if (stray !== undefined) return `the tag “${stray}” belongs to no topic`;
  const found = topicsOf(tags);
  if (found.length === 0) return 'none of its tags belongs to a topic';
  const { fromHome, noSalesCalls } = waysOfWorking[slug];
  const ways: PathSummary['ways'] = [];
  if (fromHome.holds) ways.push('from-home');
  if (noSalesCalls.holds) ways.push('no-sales-calls');
  const words = [
    ...searchWords[slug],
    ...found.flatMap((topic) => topic.words),
    ...ways.flatMap((way) => wayWords[way]),
  ];
  return { topics: found.map(({ name }) => name), ways, words: [...new Set(words)].map(withEnding) };
}
