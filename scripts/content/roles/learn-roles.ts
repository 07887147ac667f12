import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { RoleWeights } from '#shared/plan/reading/roles/role-model.ts';
import { examplesOf } from './examples.ts';
import { kindsOfWords } from './kinds-of-words.ts';
import type { MarkedText } from './labelled-texts.ts';
import { trainLayer } from './train.ts';

export function learnRoles(
  texts: readonly MarkedText[],
  catalogue: { trades: readonly Trade[]; words: ReadingWords },
): RoleWeights {
  const kinds = kindsOfWords(catalogue);
  const examples = texts.map((text) => examplesOf(text, kinds));
  return {
    kinds,
    numbers: trainLayer(
      examples.flatMap((one) => one.numbers),
      { leastSeen: 3, rounds: 10 },
    ),
    words: trainLayer(
      examples.flatMap((one) => one.words),
      { leastSeen: 10, rounds: 6 },
    ),
  };
}
