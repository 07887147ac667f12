import { createHash } from 'node:crypto';
import { type TableDefinition, tables } from '#shared/contract/tables.ts';

/** A hash of all keys and indexes of the contract: restored tables have those of the day they were restored on. */
export function tableDefinitions(definitions: Readonly<Record<string, TableDefinition>> = tables): string {
  const shapes = Object.entries(definitions).map(([name, { timeToLive, indexes }]) => [
    name,
    timeToLive,
    indexes,
  ]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);
}
