import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { officeSchema, topicSchema } from '#shared/content/schemas/answers.ts';
import {
  channelSchema,
  licenceSchema,
  scriptSchema,
  situationSchema,
  sourceSchema,
} from '#shared/content/schemas/catalogue.ts';
import { readingWordsSchema } from '#shared/content/schemas/reading-words.ts';
import { moneyRulesSchema } from '#shared/content/schemas/rules.ts';
import { ownKindSchema, tradeSchema } from '#shared/content/schemas/trade.ts';
import type { RoleWeights } from '#shared/plan/reading/roles/weights.ts';
import { root } from '../../build/ensure-built.ts';
import { networkFile, readWeights, tradesFile } from '../roles/read-weights.ts';

const contentFolder = join(root, 'shared/content');

export interface ReadFiles<T> {
  entries: T[];
  /** One line for each fault: the file, the position and the problem. */
  faults: string[];
}

/** Reads all files of one kind. A file that breaks the schema is skipped and reported as a fault. */
function readKind<T>(content: string, pattern: string, schema: z.ZodType<T>): ReadFiles<T> {
  const read: ReadFiles<T> = { entries: [], faults: [] };
  for (const file of globSync(pattern, { cwd: content }).toSorted()) {
    try {
      const parsed = schema.safeParse(parse(readFileSync(join(content, file), 'utf8')));
      if (parsed.success) read.entries.push(parsed.data);
      else
        for (const issue of parsed.error.issues)
          read.faults.push(`${file}: ${issue.path.join('.')}: ${issue.message}`);
    } catch (error) {
      read.faults.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  return read;
}

/** Learned from the labelled texts by `npm run roles`. */
function readRoles(content: string): ReadFiles<RoleWeights> {
  const weights = readWeights(content);
  return weights
    ? { entries: [weights], faults: [] }
    : { entries: [], faults: [`${tradesFile} or ${networkFile} is missing: npm run roles:trades`] };
}

const known = new Map<string, ReturnType<typeof readFiles>>();

/** Read once for each folder, because it takes seconds. */
export function readCatalogue(content = contentFolder) {
  const read = known.get(content) ?? readFiles(content);
  known.set(content, read);
  return read;
}

function readFiles(content: string) {
  const trades = readKind(content, 'trades/*/*.yaml', tradeSchema);
  const licences = readKind(content, 'licences/*.yaml', licenceSchema);
  const situations = readKind(content, 'situations/*.yaml', situationSchema);
  const channels = readKind(content, 'channels/*.yaml', channelSchema);
  const scripts = readKind(content, 'scripts/*.yaml', scriptSchema);
  const sources = readKind(content, 'sources/*.yaml', z.array(sourceSchema));
  const words = readKind(content, 'reading/words.yaml', readingWordsSchema);
  const rules = readKind(content, 'rules/money-rules.yaml', moneyRulesSchema);
  const own = readKind(content, 'own-business/*.yaml', ownKindSchema);
  const topics = readKind(content, 'answers/*.yaml', z.array(topicSchema));
  const offices = readKind(content, 'offices/*.yaml', z.array(officeSchema));
  const roles = readRoles(content);
  return {
    trades: trades.entries,
    licences: licences.entries,
    situations: situations.entries,
    channels: channels.entries,
    scripts: scripts.entries,
    sources: sources.entries.flat(),
    words: words.entries[0],
    rules: rules.entries[0],
    roles: roles.entries[0],
    /** The base for a business without a separate file. */
    ownKinds: own.entries,
    topics: topics.entries.flat(),
    offices: offices.entries.flat(),
    faults: [
      ...[trades, licences, situations, channels, scripts, sources, words, rules, own],
      ...[topics, offices, roles],
    ].flatMap(({ faults }) => faults),
  };
}

export type Catalogue = Omit<ReturnType<typeof readCatalogue>, 'faults'>;
