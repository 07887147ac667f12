import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleWeights } from '#shared/plan/reading/roles/weights.ts';

export const linksFile = 'reading/roles.json';
export const networkFile = 'reading/network.json';

/** What was learned from the labelled texts, or nothing where a file is missing. */
export function readWeights(content = 'shared/content'): RoleWeights | undefined {
  const [links, network] = [join(content, linksFile), join(content, networkFile)];
  if (!existsSync(links) || !existsSync(network)) return undefined;
  const { madeFrom, ...learned } = JSON.parse(readFileSync(links, 'utf8'));
  return { ...learned, network: JSON.parse(readFileSync(network, 'utf8')) };
}
