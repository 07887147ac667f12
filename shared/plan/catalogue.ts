import type { Office, Topic } from '#shared/content/schemas/answers.ts';
import type {
  Channel,
  GeneralScript,
  Licence,
  Situation,
  Source,
} from '#shared/content/schemas/catalogue.ts';
import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { compileLexicon, type Lexicon } from './reading/lexicon.ts';
import type { RoleWeights } from './reading/roles/weights.ts';

/** Everything that a plan is made from besides the answers. The caller loads it; a plan reads no file. */
export interface Catalogue {
  words?: ReadingWords | undefined;
  /** What numbers and words are to a writer, learned from labelled texts. */
  roles?: RoleWeights | undefined;
  rules?: MoneyRules | undefined;
  trades: readonly Trade[];
  /** The parts of a business that has no file in the catalogue. */
  ownKinds?: readonly OwnKind[] | undefined;
  licences: readonly Licence[];
  situations: readonly Situation[];
  channels: readonly Channel[];
  scripts: readonly GeneralScript[];
  sources: readonly Source[];
  /** What customers ask, with our answers, and whom to ask the rest. */
  topics?: readonly Topic[] | undefined;
  offices?: readonly Office[] | undefined;
}

const lexicons = new WeakMap<Catalogue, Lexicon>();

/** The word tree of a catalogue. Made once per catalogue, because it takes longer than a plan. */
export function lexiconOf(catalogue: Catalogue): Lexicon {
  const known = lexicons.get(catalogue);
  if (known) return known;
  const { words, roles, trades, licences, situations } = catalogue;
  if (!words) throw new Error('The catalogue has no word lists for the reader');
  const lexicon = compileLexicon({
    words,
    trades: [...trades],
    licences: [...licences],
    situations: [...situations],
    roles,
  });
  lexicons.set(catalogue, lexicon);
  return lexicon;
}
