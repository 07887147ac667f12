import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  closeServer,
  createEngineServer,
  type Engine,
  type EngineContext,
  listenOnLoopback,
} from '../engine.ts';
import { identifyCaller } from '../identify-caller.ts';
import { type Json, OPERATIONS, secretNameOf } from './secret-operations.ts';
import { openSecretStore, type SecretStore } from './secret-store.ts';
import { SecretsError } from './secrets-error.ts';

export interface SecretsOptions extends EngineContext {
  /** By name, what makes the first value; called once in the life of the data folder. */
  secrets: Record<string, () => string>;
}

const MAX_BODY_BYTES = 512 * 1024;

/** Secrets Manager's JSON 1.1 API, as far as reading and replacing values goes. */
export async function startSecrets(options: SecretsOptions): Promise<Engine> {
  const store = openSecretStore(join(options.dataFolder, 'secrets.sqlite'));
  for (const [name, generate] of Object.entries(options.secrets)) {
    store.ensure({ name, generate, nowMs: options.clock.nowMs() });
  }
  const server = createEngineServer((request, response) => {
    answer({ request, response, options, store }).catch((fault: unknown) => {
      console.error('Secrets Manager stand-in:', fault);
      response.destroy();
    });
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    async close() {
      await closeServer(server);
      store.close();
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  options: SecretsOptions;
  store: SecretStore;
}

async function answer({ request, response, options, store }: Exchange): Promise<void> {
  const respond = (status: number, body: Json): void => {
    response.writeHead(status, {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-requestid': randomUUID(),
    });
    response.end(JSON.stringify(body));
  };
  try {
    const body = await readBody(request);
    respond(200, perform({ request, body, options, store }));
  } catch (fault) {
    const refusal = fault instanceof SecretsError ? fault : undefined;
    if (!refusal && request.complete) console.error('Secrets Manager stand-in:', fault);
    const message = refusal?.message ?? 'The local Secrets Manager failed; its log says why.';
    respond(refusal?.status ?? 500, { __type: refusal?.type ?? 'InternalServiceError', Message: message });
  }
}

interface OperationRequest {
  request: IncomingMessage;
  body: Buffer;
  options: SecretsOptions;
  store: SecretStore;
}

function perform({ request, body, options, store }: OperationRequest): Json {
  const target = String(request.headers['x-amz-target'] ?? '');
  const action = target.startsWith('secretsmanager.') ? target.slice('secretsmanager.'.length) : '';
  const operation = Object.hasOwn(OPERATIONS, action) ? OPERATIONS[action] : undefined;
  if (operation === undefined || request.method !== 'POST') {
    throw new SecretsError(
      'UnknownOperationException',
      `The local Secrets Manager has no ${action || 'such'} operation.`,
    );
  }
  const caller = identifyCaller(request, body, options);
  if ('type' in caller) throw new SecretsError(caller.type, caller.message);
  const { accessKeyId } = caller;
  const input = parseObject(body.toString('utf8'));
  const name = secretNameOf(input);
  if (!options.authorise({ accessKeyId, action: `secretsmanager:${action}`, resource: name })) {
    throw new SecretsError(
      'AccessDeniedException',
      `User: ${accessKeyId} is not authorized to perform: secretsmanager:${action} on resource: ${name}`,
    );
  }
  const versions = store.versions(name);
  if (versions.length === 0) {
    throw new SecretsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return operation({ input, name, versions, store, clock: options.clock });
}

function parseObject(body: string): Json {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Not JSON at all: refused below like JSON of another kind.
  }
  throw new SecretsError('SerializationException', 'The request body is not a JSON object');
}

/** Reads to the end even when it is too much: a client still writing would not see the refusal. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) {
    throw new SecretsError(
      'RequestEntityTooLarge',
      `Request body is longer than ${MAX_BODY_BYTES} bytes`,
      413,
    );
  }
  return Buffer.concat(chunks);
}
