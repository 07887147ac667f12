import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import type { RoleWeights } from '#shared/plan/reading/roles/weights.ts';
import { stemsIn } from '#shared/plan/reading/text.ts';
import { examplesOf } from './examples.ts';
import { kindsOfWords } from './kinds-of-words.ts';
import { type LabelledCustomer, sentencesOf, textsOf } from './labelled-texts.ts';
import { trainLinks } from './train-links.ts';
import { trainTags } from './train-tags.ts';
import { trainTrades } from './train-trades.ts';

interface Taught {
  trades: Trade[];
  words: ReadingWords;
  licences: Licence[];
  situations: Situation[];
}

export function learnRoles(customers: readonly LabelledCustomer[], catalogue: Taught): RoleWeights {
  const kinds = kindsOfWords(catalogue);
  const linked = customers.filter(({ trade }) => trade !== undefined);
  return {
    kinds,
    tags: trainTags(
      customers.flatMap((customer, index) => {
        const listed = stemsIn(customer.skills.text);
        // Some customers list no skills: half of the texts are learned without their list.
        return [...textsOf(customer), ...sentencesOf(customer.content, index)].map((text, at) =>
          examplesOf(text, { kinds, skills: (customer.id.length + at) % 3 === 0 ? new Set() : listed }),
        );
      }),
      { leastSeen: 5, rounds: 4 },
    ),
    links: trainLinks(linked.flatMap(textsOf)),
    trades: trainTrades(linked, compileLexicon(catalogue)),
  };
}
