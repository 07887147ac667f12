import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  closeServer,
  createEngineServer,
  type Engine,
  type EngineContext,
  listenOnLoopback,
} from '../engine.ts';
import { verifySignature } from '../sigv4.ts';
import { type BucketStore, openBucketStore } from './bucket-store.ts';
import { findOperation } from './operations.ts';
import { entityTooLarge, largestObjectBytes } from './put-object.ts';
import { S3Refusal } from './s3-refusal.ts';
import { readS3Request, type S3Reply } from './s3-request.ts';

export interface S3Context extends EngineContext {
  buckets: string[];
}

const prematureClose = 'ERR_STREAM_PREMATURE_CLOSE';
/** Room for the framing of an aws-chunked upload around the largest object. */
const largestBodyBytes = largestObjectBytes + 1024 * 1024;

/** S3's object operations, path-style, on files that survive a kill at any moment. */
export async function startS3(context: S3Context): Promise<Engine> {
  const stores = new Map<string, BucketStore>();
  for (const bucket of context.buckets) {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(`${bucket} is no bucket name`);
    stores.set(bucket, await openBucketStore(join(context.dataFolder, bucket)));
  }
  const pending = new Set<Promise<void>>();
  const server = createEngineServer((incoming, response) => {
    const answered = respond(incoming, response, () => answer(incoming, { context, stores }));
    pending.add(answered);
    void answered.finally(() => pending.delete(answered));
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    close: async () => {
      await closeServer(server);
      await Promise.all(pending);
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  { context, stores }: { context: S3Context; stores: Map<string, BucketStore> },
): Promise<S3Reply> {
  const { method = '', url = '', headers } = incoming;
  const body = await readBody(incoming);
  const signer = verifySignature({ method, url, headers, body }, context);
  if ('code' in signer) {
    if (signer.code === 'MissingAuthenticationToken') throw new S3Refusal('AccessDenied', 'Access Denied');
    throw new S3Refusal(signer.code, signer.message);
  }
  const request = readS3Request({ method, url, headers }, body);
  const operation = findOperation(request);
  const { bucket, key } = request;
  const store = stores.get(bucket);
  if (!store) {
    throw new S3Refusal('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
  }
  const may = (action: string, resource: string) =>
    context.authorise({ accessKeyId: signer.accessKeyId, action, resource });
  if (!may(operation.action, key === '' ? bucket : `${bucket}/${key}`)) {
    throw new S3Refusal('AccessDenied', 'Access Denied');
  }
  return operation.handle(request, {
    store,
    clock: context.clock,
    mayList: () => may('s3:ListBucket', bucket),
  });
}

/** Reads to the end even when refusing, or the client would see a reset in place of the refusal. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const { method, headers } = incoming;
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of incoming) {
    total += chunk.length;
    if (total <= largestBodyBytes) chunks.push(chunk);
  }
  if (total > largestBodyBytes) throw entityTooLarge();
  const length = headers['content-length'] ?? headers['x-amz-decoded-content-length'];
  if (method === 'PUT' && length === undefined) {
    throw new S3Refusal('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  return Buffer.concat(chunks);
}

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  produce: () => Promise<S3Reply>,
): Promise<void> {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  try {
    const { status, headers, body } = await produce().catch((error: unknown) => {
      if (!incoming.complete) throw error;
      return refusalReply(error, requestId);
    });
    response.writeHead(status, { ...headers, 'x-amz-request-id': requestId, 'x-amz-id-2': requestId });
    if (body instanceof Readable) await pipeline(body, response);
    else response.end(body);
  } catch (error) {
    response.destroy();
    const clientLeft = !incoming.complete || (error as NodeJS.ErrnoException).code === prematureClose;
    if (!clientLeft) console.error('local S3:', error);
  }
}

function refusalReply(error: unknown, requestId: string): S3Reply {
  const refusal =
    error instanceof S3Refusal
      ? error
      : new S3Refusal('InternalError', 'We encountered an internal error. Please try again.');
  if (refusal !== error) console.error('local S3:', error);
  const { RangeRequested, ActualObjectSize } = refusal.details;
  return {
    status: refusal.status,
    headers: {
      'Content-Type': 'application/xml',
      ...(RangeRequested && { 'Content-Range': `bytes */${ActualObjectSize}` }),
    },
    body: refusal.toXml(requestId),
  };
}
