import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  closeServer,
  createEngineServer,
  type Engine,
  type EngineContext,
  listenOnLoopback,
} from '../engine.ts';
import { identifyCaller } from '../identify-caller.ts';
import { actionsOf } from './actions-of.ts';
import { type KeptEngine, keepDynoxide } from './keep-dynoxide.ts';

/**
 * DynamoDB: an embedded engine behind a door that asks who signed the request and, for every item of it, whether the
 * caller's role would allow it on AWS.
 */
export async function startDynamoDb(
  context: EngineContext & { endpoint?: string | undefined },
): Promise<Engine> {
  const { endpoint } = context;
  const engine: KeptEngine =
    endpoint === undefined
      ? await keepDynoxide(join(context.dataFolder, 'dynamodb.sqlite'))
      : { url: async () => endpoint, close: async () => {} };
  const agent = new Agent({ keepAlive: true });
  const server = createEngineServer((request, response) => {
    serve(request, response, { context, engine, agent }).catch((error: unknown) => {
      console.error('DynamoDB:', error);
      if (!response.headersSent)
        refuse(response, 500, 'InternalServerError', 'The local engine does not answer');
      else response.destroy();
    });
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    async close() {
      await closeServer(server);
      agent.destroy();
      await engine.close();
    },
  };
}

interface Door {
  context: EngineContext;
  engine: KeptEngine;
  agent: Agent;
}

async function serve(request: IncomingMessage, response: ServerResponse, door: Door): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  const caller = identifyCaller(request, body, door.context);
  if ('type' in caller) return refuse(response, 400, caller.type, caller.message);
  const { accessKeyId } = caller;
  const calls = actionsOf(operation, body);
  if (calls === undefined) return refuse(response, 400, 'SerializationException', 'The body is not JSON');
  for (const { action, resource } of calls) {
    if (door.context.authorise({ accessKeyId, action, resource })) continue;
    const sentence = `User: ${accessKeyId} is not authorized to perform: ${action} on resource: ${resource}`;
    return refuse(response, 400, 'AccessDeniedException', sentence);
  }
  await pass({ request, response, body }, door);
}

async function pass(
  { request, response, body }: { request: IncomingMessage; response: ServerResponse; body: Buffer },
  { engine, agent }: Door,
): Promise<void> {
  const engineUrl = await engine.url();
  return new Promise((resolve, reject) => {
    const { host: _, ...headers } = request.headers;
    const passed = forward(`${engineUrl}/`, { method: 'POST', headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      // Closed also means: the caller has hung up.
      answer.pipe(response).once('close', resolve).once('error', reject);
      answer.once('error', reject);
    });
    passed.once('error', reject).end(body);
  });
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazon.coral.service#${type}`, message }));
}
