import type { Basis } from '#shared/content/schemas/parts.ts';
import { homeTown } from '../reach/home-town.ts';
import type { Writing } from '../writing.ts';
import { sentence } from './words.ts';

/** Where a rule or a figure comes from, in words. */

type From = Pick<Writing, 'sources' | 'input' | 'screen'>;

const council = /\b(?:Council|Shire of|City of|Town of)\b/;
const noCouncil = /\b(?:Refrigeration|Australian|National|Professional|Safety|Arts|Research) Council\b/;

/** The rules of one council are an example: each has its own. */
function isOfOtherCouncil(writing: From, id: string): boolean {
  const { publisher = '' } = writing.sources.get(id) ?? {};
  const town = homeTown(writing);
  return council.test(publisher) && !noCouncil.test(publisher) && !(town && publisher.includes(town));
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** "NSW Government, undated" */
function sourceName({ sources }: From, id: string): string {
  const source = sources.get(id);
  if (!source) return id;
  const date = source.date === 'undated' ? 'undated' : source.date.slice(0, 7);
  const [year = '', month] = date.split('-');
  const shown = month ? `${monthNames[Number(month) - 1]} ${year}` : year;
  return `${source.publisher}, ${shown}`;
}

/** Where a figure comes from, in words: the source with its date, or our judgement with its reason. */
export function basisText(writing: From, basis: Basis): string {
  if ('source' in basis) {
    const name = sourceName(writing, basis.source);
    const said = isOfOtherCouncil(writing, basis.source) ? `Another council (${name})` : name;
    return `${said}.${basis.note ? ` ${sentence(basis.note)}` : ''}`;
  }
  return isSentence(basis.judged) ? `Our judgement: ${lowerFirst(basis.judged)}` : 'Our judgement.';
}

/** A reason that says something: "Check." and "Trade shop." say nothing. */
const isSentence = (text: string): boolean => /^\p{Lu}(?:\S*\s+){3,}.*[.!?]$/u.test(text.trim());

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2,}|(?:Jan|Febr)uary|March|April|May|Ju(?:ne|ly)|August|(?:Sept|Nov|Dec)ember|October|Easter|Christmas|Australia|Eid|Diwali)/.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** The source behind a rule or an answer. Our own judgement has none. */
export function sourceNote(writing: From, basis: Basis): string {
  if (!('source' in basis)) return '';
  const name = sourceName(writing, basis.source);
  return isOfOtherCouncil(writing, basis.source)
    ? ` Source: another council (${name}). Yours may differ.`
    : ` Source: ${name}.`;
}
