import { wordsOf } from '../../reading/match/words.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Business } from '../business.ts';

const stemsOf = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')} `;

const isHire = /\bhire\b(?! or)/i;

/** Who owns a van hires none. */
export function withoutHire(list: Business['monthly'], { owned }: Reading): Business['monthly'] {
  const named = owned.map(({ value }) => stemsOf(value.item));
  const rest = list.filter(
    (line) =>
      !isHire.test(line.what) || !line.owned.some((word) => named.some((one) => one.includes(stemsOf(word)))),
  );
  return rest.length > 0 ? rest : list;
}
