import type { Licence, Situation, Source } from '#shared/content/schemas/catalogue.ts';
import type { Place } from '#shared/content/schemas/parts.ts';
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
