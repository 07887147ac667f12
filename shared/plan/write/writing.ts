import type { Licence, Situation, Source } from '#shared/content/schemas/catalogue.ts';
import type { Basis, Place } from '#shared/content/schemas/parts.ts';
import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Candidate, Choice } from '../choice/candidate.ts';
import type { Figures } from '../figures/calculate.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Fact, Reading } from '../reading/reading.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { quoteOf, type Screen } from './private/screen.ts';
import { sentence } from './say/words.ts';

/** What the plan of the round before was made of. */
export type EarlierPlan = Pick<Writing, 'offer' | 'reading' | 'figures'>;

/** All that a sentence of the plan may be built from. */
export interface Writing {
  tier: PlanType;
  /** The customer is new to English: short words, and no more than is needed. */
  isPlain: boolean;
  input: PlanInput;
  firstName: string;
  place: Place;
  /** The state or territory in words: "Tasmania". Missing where the customer named none. */
  region?: string;
  isAustralia: boolean;
  /** YYYY-MM-DD where the customer lives. */
  today: string;
  reading: Reading;
  choice: Choice;
  candidate: Candidate;
  trade: Trade;
  offer: Offer;
  item: Offer['items'][number];
  figures: Figures;
  /** Only a plan that says what changed has it. */
  earlier?: EarlierPlan;
  schedule: Schedule;
  screen: Screen;
  catalogue: Catalogue;
  rules: MoneyRules;
  licences: ReadonlyMap<string, Licence>;
  situations: ReadonlyMap<string, Situation>;
  sources: ReadonlyMap<string, Source>;
}

/** GST is on the price from the first sale. */
export const hasGst = ({ figures: { gst, inputs } }: Writing): boolean =>
  gst.from === 'day-one' || (gst.from === 'month' && gst.month === inputs.firstMonth);

export const isFull = ({ tier }: Writing): boolean => tier !== 'BASIC';

export const quote = (
  { screen }: Pick<Writing, 'screen'>,
  fact: Pick<Fact<unknown>, 'words' | 'at'> | undefined,
): string | undefined => quoteOf(screen, fact);

/** A fact that a file may show, by its value if not by its words. */
export const mayShow = ({ screen }: Pick<Writing, 'screen'>, fact: Fact<unknown>): boolean =>
  screen.allows('', fact.at) && !(screen.isSafety && !screen.allows(fact.words, fact.at));

/** For a list of buyers: the first fact of each kind of buyer. */
export const isFirstOf = (
  { value }: Fact<{ who: string }>,
  index: number,
  all: readonly Fact<{ who: string }>[],
): boolean => all.findIndex((other) => other.value.who.toLowerCase() === value.who.toLowerCase()) === index;

/** "NSW Government, undated" */
export function sourceName({ sources }: Writing, id: string): string {
  const source = sources.get(id);
  if (!source) return id;
  const date = source.date === 'undated' ? 'undated' : source.date.slice(0, 7);
  const [year = '', month] = date.split('-');
  const shown = month ? `${monthNames[Number(month) - 1]} ${year}` : year;
  return `${source.publisher}, ${shown}`;
}
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** Where a figure comes from, in words: the source with its date, or our judgement with its reason. */
export function basisText(writing: Writing, basis: Basis): string {
  if ('source' in basis)
    return `${sourceName(writing, basis.source)}.${basis.note ? ` ${sentence(basis.note)}` : ''}`;
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
export const sourceNote = (writing: Writing, basis: Basis): string =>
  'source' in basis ? ` Source: ${sourceName(writing, basis.source)}.` : '';
