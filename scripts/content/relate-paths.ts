import type { PathContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import type { LibraryMeta } from './library.ts';

/** Compares two paths and returns the reason to show, or null. */
type Comparison = (from: LibraryMeta, to: LibraryMeta) => string | null;

const sharedTopics = (from: LibraryMeta, to: LibraryMeta): string[] =>
  to.topics.filter((topic) => from.topics.includes(topic));

/** Topics weigh most, then tags, then the same kind of reader. */
const nearness = (from: LibraryMeta, to: LibraryMeta): number =>
  4 * sharedTopics(from, to).length +
  2 * to.tags.filter((tag) => from.tags.includes(tag)).length +
  (from.personaSlug === to.personaSlug ? 1 : 0);

/** The upper end of `$100–499` or `5–10 h/week`. */
const mostOf = (range: string): number => Number(range.match(/\d+/g)?.at(-1) ?? 0);

const sameField: Comparison = (from, to) => {
  const [topic] = sharedTopics(from, to);
  return topic === undefined ? null : `Same topic: ${topic}`;
};

const aFifthMore = 1.2;
const worthSayingCents = 300;

const contrasts: readonly Comparison[] = [
  (from, to) =>
    to.hourCents >= Math.max(aFifthMore * from.hourCents, from.hourCents + worthSayingCents)
      ? `Pays more: about ${wholeDollars(to.hourCents)} an hour, not ${wholeDollars(from.hourCents)}`
      : null,
  (from, to) =>
    mostOf(from.budget) > 0 && mostOf(to.budget) <= mostOf(from.budget) / 2
      ? `Cheaper to start: ${to.budget}, not ${from.budget}`
      : null,
  (from, to) =>
    mostOf(to.time) < mostOf(from.time)
      ? `Fewer hours: ${to.time.replace('/week', '')} a week, not ${from.time.replace(' h/week', '')}`
      : null,
  (from, to) =>
    to.ways.includes('no-sales-calls') && !from.ways.includes('no-sales-calls') ? 'No sales calls' : null,
  (from, to) => (to.ways.includes('from-home') && !from.ways.includes('from-home') ? 'All from home' : null),
];

const mostRelated = 3;

/**
 * Alternatives for a reader who likes this path except for one thing: the nearest of its field, then near ones with
 * other demands or pay, each for another reason.
 */
export function relatedTo(from: LibraryMeta, others: readonly LibraryMeta[]): PathContent['related'] {
  const near = others
    .filter((to) => to.slug !== from.slug)
    .map((to) => ({ to, near: nearness(from, to) }))
    .toSorted((one, other) => other.near - one.near || one.to.title.localeCompare(other.to.title));
  const chosen: PathContent['related'] = [];
  const isFree = ({ slug }: LibraryMeta) => !chosen.some((one) => one.slug === slug);
  const choose = (compare: Comparison): void => {
    const found = near.find(({ to }) => isFree(to) && compare(from, to) !== null);
    if (found === undefined || chosen.length === mostRelated) return;
    const { personaSlug, slug, title } = found.to;
    chosen.push({ personaSlug, slug, title, reason: compare(from, found.to) ?? '' });
  };
  choose(sameField);
  const byNearness = (compare: Comparison): number =>
    near.find(({ to }) => isFree(to) && compare(from, to) !== null)?.near ?? -1;
  for (const compare of contrasts.toSorted((one, other) => byNearness(other) - byNearness(one)))
    choose(compare);
  return chosen;
}
