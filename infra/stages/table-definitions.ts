import { createHash } from 'node:crypto';
import { type TableDefinition, tables } from '#shared/contract/tables.ts';

/** Changes with every key and index of the contract: a restored table has those of the day it was restored on. */
export function tableDefinitions(definitions: Readonly<Record<string, TableDefinition>> = tables): string {
  const shapes = Object.entries(definitions).map(([name, { timeToLive, indexes }]) => [
    name,
    timeToLive,
    indexes,
  ]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);
}
