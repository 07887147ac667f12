import type { Lexicon } from './lexicon.ts';
import type { Fact, Skill } from './reading.ts';
import { factIn, hitsOf, isLedBy, type ReadSentence } from './text.ts';

/** As much as one word that names a trade. */
const strength = 11;

/** "Cleaning" or "computers" alone names several trades: they are offered where the answers name none. */
export function broadSkills(
  sentences: readonly ReadSentence[],
  known: readonly Fact<Skill>[],
  { lexicon, work }: { lexicon: Lexicon; work: string | undefined },
): Fact<Skill>[] {
  const tradesOf = (word: string) =>
    lexicon.data.words.broadSkills.find(({ words }) => words.includes(word))?.trades;
  // "Stringing racquets, customer service" names the work.
  const isNamed = work !== undefined && !tradesOf(work);
  if (isNamed || known.some(({ value }) => !value.isWeak)) return [];
  const facts = sentences
    .filter(({ field, isSilent }) => field === 'skills' && !isSilent)
    .flatMap((sentence) =>
      hitsOf(sentence, 'broad')
        .filter((hit) => !isLedBy(sentence, hit, 'negation', 3))
        .flatMap(({ phrase, from, to }) =>
          (tradesOf(phrase) ?? []).map((trade, rank) =>
            factIn(sentence, {
              id: `skill:${trade}`,
              value: {
                trade,
                strength: strength - rank / 10,
                proof: [],
                isWeak: false,
                isListed: true as const,
                isBroad: true as const,
                found: [phrase],
              },
              from,
              to,
              certainty: 'inferred',
            }),
          ),
        ),
    );
  return facts.filter(({ id }, index) => facts.findIndex((one) => one.id === id) === index);
}
