import { systemClock } from '#shared/domain/clock.ts';
import { startDynamoDb } from '../dynamodb/start-dynamodb.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { startS3 } from '../s3/start-s3.ts';
import { startSes } from '../ses/start-ses.ts';

/* Runs one engine as a process that a test can kill: `engine-process.ts <name> <data folder>`. */

const starts: Record<string, (context: EngineContext) => Promise<Engine>> = {
  dynamodb: startDynamoDb,
  s3: (context) => startS3({ ...context, buckets: ['documents'] }),
  ses: (context) =>
    startSes({
      ...context,
      senders: ['hello@waymint.test'],
      configurationSets: [],
      publish: async () => true,
    }),
};

const [name = '', dataFolder = ''] = process.argv.slice(2);
const context = { dataFolder, clock: systemClock, authorise: () => true, secretFor: () => 'secret' };
const engine = await starts[name]?.(context);
console.log(engine?.url);
