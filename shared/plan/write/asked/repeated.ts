import type { Catalogue } from '../../catalogue.ts';
import type { Fact } from '../../reading/reading.ts';
import type { Writing } from '../writing.ts';

/** Names of places, offices and firms that everyone knows: a question with one of them gives no one away. */
const publicNames =
  /\b(?:New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|OneMusic|Google|Medicare|Australia Post|Making Tax Digital|HMRC|National Parks|Army|Airbnb|Facebook Marketplace|TikTok)\b/g;

const vocabularies = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Words that the catalogue writes in small letters. A question that starts with one of them starts with no name. */
function vocabularyOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = vocabularies.get(catalogue);
  if (known) return known;
  const words = new Set(
    catalogue.trades.flatMap(
      ({ recognise: _, ...trade }) => JSON.stringify(trade).match(/\b[a-z]{2,}\b/g) ?? [],
    ),
  );
  vocabularies.set(catalogue, words);
  return words;
}

/** The words of a question as a file may repeat them, names left out. */
export function repeated(
  { screen, catalogue }: Writing,
  words: string,
  at?: Fact<unknown>['at'],
): string | undefined {
  const asked = words.trim();
  if (screen.isSafety) return screen.allows(asked, at) ? asked : undefined;
  const [first = ''] = asked.match(/^\p{L}+/u) ?? [];
  const isOrdinary =
    /^(?:whats|wheres|hows|whos|ought|shall)$/i.test(first) ||
    vocabularyOf(catalogue).has(first.toLowerCase());
  const lower = isOrdinary ? asked.charAt(0).toLowerCase() + asked.slice(1) : asked;
  if (screen.allows(lower.replaceAll(publicNames, 'it'), at)) return asked;
  const masked = lower.replaceAll(/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}’']+ ?)+(?<! )/gu, (name) =>
    name.replace(publicNames, '') === '' || screen.allows(`it ${name}`) ? name : '…',
  );
  return screen.allows(masked.replaceAll(publicNames, 'it'), at) &&
    masked.replaceAll('…', '').trim().length > 12
    ? masked
    : undefined;
}
