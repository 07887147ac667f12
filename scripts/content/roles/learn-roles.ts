import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import type { RoleWeights } from '#shared/plan/reading/roles/weights.ts';
import { type LabelledCustomer, textsOf } from './labelled-texts.ts';
import { trainLinks } from './train-links.ts';
import { trainTrades } from './train-trades.ts';

interface Taught {
  trades: Trade[];
  words: ReadingWords;
  licences: Licence[];
  situations: Situation[];
}

export function learnRoles(
  customers: readonly LabelledCustomer[],
  catalogue: Taught,
): Omit<RoleWeights, 'network'> {
  const linked = customers.filter(({ trade }) => trade !== undefined);
  return {
    links: trainLinks(linked.flatMap(textsOf)),
    trades: trainTrades(linked, compileLexicon(catalogue)),
  };
}
