import type { ThinClient } from './thin-client.ts';

/** The result of one story. */
export interface Played {
  seed: number;
  steps: number;
  violations: string[];
  trace: string[];
}

export type Play = (seed: number, engine: ThinClient) => Promise<Played>;
