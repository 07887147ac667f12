import { systemClock } from '#shared/domain/clock.ts';
import { startDynamoDb } from '../start-dynamodb.ts';

/* The process that dynamodb-kill.test.ts kills. */

const [dataFolder = ''] = process.argv.slice(2);
const engine = await startDynamoDb({
  dataFolder,
  clock: systemClock,
  authorise: () => true,
  secretFor: () => 'secret',
});
console.log(engine.url);
