import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleWeights } from '#shared/plan/reading/roles/weights.ts';

export const tradesFile = 'reading/trades.json';
export const networkFile = 'reading/network.json';

/** What was learned from the labelled texts, or nothing where a file is missing. */
export function readWeights(content = 'shared/content'): RoleWeights | undefined {
  const [trades, network] = [join(content, tradesFile), join(content, networkFile)];
  if (!existsSync(trades) || !existsSync(network)) return undefined;
  const { madeFrom, ...learned } = JSON.parse(readFileSync(trades, 'utf8'));
  return { ...learned, network: JSON.parse(readFileSync(network, 'utf8')) };
}
