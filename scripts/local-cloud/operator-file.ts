import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeDurably } from './clock.ts';

/** Operators' tools find a stage on this machine by this file, which exists in its data folder while it runs. */
const facts = z.object({ siteUrl: z.string(), environment: z.record(z.string(), z.string()) });
export type OperatorFacts = z.output<typeof facts>;

const fileIn = (dataFolder: string): string => join(dataFolder, 'operator.json');

export function tellOperator(dataFolder: string, told: OperatorFacts): { forget(): void } {
  const file = fileIn(dataFolder);
  writeDurably(file, JSON.stringify(told));
  return { forget: () => rmSync(file, { force: true }) };
}

/** Undefined when no stage runs there. */
export function operatorFactsOf(dataFolder: string): OperatorFacts | undefined {
  const file = fileIn(dataFolder);
  return existsSync(file) ? facts.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
