import { once } from 'node:events';
import { Agent, request as forward, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { region } from '#infra/stages/stage.ts';
import type { Engine, EngineContext } from '../engine.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, type Asked, serveEngine } from '../serve-engine.ts';
import { inJson, notAuthorised, refuseInJson } from '../serve-json.ts';
import { verifySignature } from '../verify-signature.ts';
import { actionsOf, type TableCall } from './actions-of.ts';
import { borrowEngine } from './borrow-engine.ts';
import { type KeptEngine, keepDynoxide } from './keep-dynoxide.ts';
import { keepPointInTime } from './point-in-time.ts';

/** DynamoDB accepts requests of up to 16 MB. */
const mostBytes = 17 * 1024 * 1024;

/**
 * DynamoDB: an embedded engine behind a door, which checks the signature of a request and, for every item, whether the
 * caller's role would allow it on AWS.
 */
export async function startDynamoDb(
  context: EngineContext & { endpoint?: string | undefined },
): Promise<Engine> {
  const { endpoint } = context;
  const engine: KeptEngine =
    endpoint === undefined
      ? await keepDynoxide(join(context.dataFolder, 'dynamodb.sqlite'))
      : await keepBorrowed(endpoint, context.dataFolder);
  const agent = new Agent({ keepAlive: true });
  const pointInTime = keepPointInTime({
    clock: context.clock,
    connect: async () =>
      new DynamoDBClient({
        region,
        endpoint: await engine.url(),
        credentials: { accessKeyId: 'door', secretAccessKey: 'door' },
      }),
  });
  const door = await serveEngine({
    name: 'DynamoDB',
    mostBytes,
    refuse: refuseInJson,
    async answer(asked) {
      const operation = String(asked.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
      pointInTime.note(await refuseUngranted(asked, operation, context));
      const own = await pointInTime.answer(operation, asked.body);
      return own === undefined
        ? pass(asked, { engineUrl: await engine.url(), agent })
        : inJson(200, own, asked.requestId);
    },
  });
  return {
    url: door.url,
    async close() {
      await door.close();
      agent.destroy();
      await engine.close();
    },
  };
}

/** The data folder names the borrower, so that it finds its tables again. */
async function keepBorrowed(endpoint: string, dataFolder: string): Promise<KeptEngine> {
  const engine = await borrowEngine(endpoint, dataFolder);
  return { url: async () => engine.url, close: engine.close };
}

async function refuseUngranted(
  asked: Asked,
  operation: string,
  context: EngineContext,
): Promise<readonly TableCall[]> {
  const accessKeyId = await verifySignature(asked, context);
  const calls = actionsOf(operation, asked.body);
  if (calls === undefined) throw new Refusal('SerializationException', 'The body is not JSON');
  const refused = calls.find((call) => !context.authorise({ accessKeyId, ...call }));
  if (refused !== undefined) throw notAuthorised({ accessKeyId, ...refused });
  return calls;
}

async function pass(
  { headers: { host: _, ...headers }, body }: Asked,
  { engineUrl, agent }: { engineUrl: string; agent: Agent },
): Promise<Answer> {
  const passed = forward(`${engineUrl}/`, { method: 'POST', headers, agent }).end(body);
  const [answer] = (await once(passed, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: answer };
}
