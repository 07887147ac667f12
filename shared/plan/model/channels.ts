import { replyRate } from '../assumptions/general.ts';
import type { Channel } from '../words/path-words.ts';
import type { DemandMonth } from './demand.ts';
import { sum } from './levers.ts';

export interface ScoredChannel {
  name: string;
  score: number;
  /** Three are kept, and the best two of them tested first. */
  role: 'test-first' | 'keep' | 'later';
}

export const scoreChannels = (channels: readonly Channel[]): ScoredChannel[] =>
  channels
    .map(({ name, fit, cost, speed }) => ({ name, score: fit * (1 - cost) * speed }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .map((channel, index) => ({ ...channel, role: index < 2 ? 'test-first' : index < 3 ? 'keep' : 'later' }));

export interface Funnel {
  days: number;
  sellingHours: number;
  tries: number;
  replies: number;
  newClients: number;
  sales: number;
}

/** The first ninety days as the base case has them, unrounded months added up. */
export function layFunnel(months: readonly DemandMonth[]): Funnel {
  const quarter = months.slice(0, 3);
  const add = (key: 'growthHours' | 'tries' | 'newClients' | 'units'): number =>
    sum(quarter.map((month) => month[key]));
  return {
    days: 90,
    sellingHours: add('growthHours'),
    tries: add('tries'),
    replies: add('tries') * replyRate.v,
    newClients: add('newClients'),
    sales: add('units'),
  };
}
