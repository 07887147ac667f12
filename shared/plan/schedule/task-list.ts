import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { Place } from '#shared/content/schemas/parts.ts';
import type { Candidate } from '../choice/candidate.ts';
import type { Contract } from '../reading/firm-facts.ts';
import type { BuyerFact, Fact, Reading } from '../reading/reading.ts';
import type { PlannedTask } from './schedule.ts';

export interface TaskSources {
  candidate: Candidate;
  reading: Reading;
  place: Place;
  isAustralia: boolean;
  hasAbn: boolean;
  licences: ReadonlyMap<string, Licence>;
  situations: ReadonlyMap<string, Situation>;
  /** The calendar months of the schedule, January is 1. */
  months: ReadonlySet<number>;
  /** People whom the customer named and whom a file may name. */
  named?: readonly Fact<BuyerFact>[];
  today: string;
  /** Their large jobs, as far as a file may hold them. */
  contracts?: readonly Contract[];
  /** Their own prices, as far as a file may hold them: "$68 an hour". */
  prices?: readonly string[];
  /** Hours of one sale by the figures. */
  saleHours?: number;
  /** The trade may show what clients say. */
  asksForWords?: boolean;
  /** The file may hold a question of theirs. */
  hasQuestions?: boolean;
}

export interface TaskList {
  first: PlannedTask[];
  rules: PlannedTask[];
  /** What a buyer is shown when asked: the price in writing. */
  price: PlannedTask[];
  /** Practice first, since it must not be left out. */
  ready: PlannedTask[];
  sell: PlannedTask[];
  deliver: PlannedTask[];
  review: PlannedTask[];
}

/** A plan that keeps the person safe. */
export const isSafetyPlan = ({ reading }: Pick<TaskSources, 'reading'>): boolean =>
  reading.private.some(({ value }) => value.class === 'P3');
