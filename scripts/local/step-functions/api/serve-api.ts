import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createEngineServer, type EngineContext } from '#scripts/local/engine.ts';
import { identifyCaller } from '#scripts/local/identify-caller.ts';
import { parseJson } from '../interpreter/json.ts';
import { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';

const longestBodyBytes = 3 * 1_048_576;
const target = /^AWSStepFunctions\.(\w+)$/u;

interface Api extends Pick<EngineContext, 'authorise' | 'clock' | 'secretFor'> {
  operations: ReadonlyMap<string, Operation>;
}

export interface ApiServer {
  server: Server;
  /** Resolves when no request is being answered. */
  idle(): Promise<void>;
}

export function serveApi(api: Api): ApiServer {
  const active = new Set<Promise<void>>();
  const server = createEngineServer((request, response) => {
    const answering = answer(api, request, response).finally(() => active.delete(answering));
    active.add(answering);
  });
  return { server, idle: async () => void (await Promise.all(active)) };
}

async function answer(api: Api, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let status = 200;
  let body: object;
  try {
    body = run(api, request, await readBody(request));
  } catch (fault) {
    const refusal = fault instanceof ApiError;
    if (!refusal) console.error('Step Functions stand-in:', fault);
    status = refusal ? 400 : 500;
    body = { __type: refusal ? fault.type : 'InternalFailure', message: refusal ? fault.message : undefined };
  }
  if (response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and dropped, so that the refusal can be answered.
    if (length <= longestBodyBytes) chunks.push(chunk);
  }
  if (length > longestBodyBytes) throw new ApiError('RequestEntityTooLarge', 'The request is too large.');
  return Buffer.concat(chunks);
}

function run(api: Api, request: IncomingMessage, bytes: Buffer): object {
  const { operations, authorise } = api;
  const { method, headers } = request;
  const action = target.exec(String(headers['x-amz-target'] ?? ''))?.[1] ?? '';
  const operation = method === 'POST' ? operations.get(action) : undefined;
  if (operation === undefined)
    throw new ApiError('UnknownOperationException', `Not supported here: '${headers['x-amz-target'] ?? ''}'`);
  const caller = identifyCaller(request, bytes, api);
  if ('type' in caller) throw new ApiError(caller.type, caller.message);
  const { accessKeyId } = caller;
  const body = parseJson(bytes.toString('utf8'));
  if (body === undefined) throw new ApiError('SerializationException', 'The body is not JSON.');
  const prepared = operation.prepare(body.value);
  const call = { accessKeyId, action: `states:${action}`, resource: prepared.resource };
  if (!authorise(call))
    throw new ApiError(
      'AccessDeniedException',
      `${accessKeyId} is not authorized to perform: ${call.action} on resource: ${call.resource}`,
    );
  return prepared.run();
}
