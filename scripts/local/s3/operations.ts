import { checksumAlgorithms } from './checksums.ts';
import { getObject, headObject, responseOverrideParameters } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { putObject } from './put-object.ts';
import { notImplemented } from './s3-refusal.ts';
import type { S3Reply, S3Request, S3Services } from './s3-request.ts';

export interface Operation {
  action: string;
  /** Query parameters, and headers of the guarded kind, that the operation heeds. */
  parameters: string[];
  headers: string[];
  handle(request: S3Request, services: S3Services): Promise<S3Reply>;
}

const everyRequest = ['x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token', 'x-amz-user-agent'];
/** Headers that change what an operation means: one that it does not heed must be refused, not ignored. */
const guarded = /^(x-amz-|if-|range$|content-range$)/;
const conditions = ['if-match', 'if-modified-since', 'if-none-match', 'if-unmodified-since'];
const reading = {
  action: 's3:GetObject',
  parameters: responseOverrideParameters,
  headers: [...conditions, 'range', 'x-amz-checksum-mode'],
};

const objectOperations: Record<string, Operation> = {
  GET: { ...reading, handle: getObject },
  HEAD: { ...reading, handle: headObject },
  PUT: {
    action: 's3:PutObject',
    parameters: [],
    headers: [
      'if-match',
      'if-none-match',
      'x-amz-decoded-content-length',
      'x-amz-sdk-checksum-algorithm',
      'x-amz-trailer',
      ...checksumAlgorithms.map((algorithm) => `x-amz-checksum-${algorithm}`),
    ],
    handle: putObject,
  },
  DELETE: {
    action: 's3:DeleteObject',
    parameters: [],
    headers: [],
    handle: async (request, { store }) => {
      await store.remove(request.key);
      return { status: 204 };
    },
  },
};

const listing: Operation = {
  action: 's3:ListBucket',
  parameters: ['continuation-token', 'delimiter', 'list-type', 'max-keys', 'prefix', 'start-after'],
  headers: [],
  handle: listObjects,
};

export function findOperation(request: S3Request): Operation {
  const { method, key, query, headers } = request;
  const isListing = method === 'GET' && query.get('list-type') === '2';
  const operation = key === '' ? (isListing ? listing : undefined) : objectOperations[method];
  if (!operation) throw notImplemented({ Method: method });
  for (const name of query.keys()) {
    if (name !== 'x-id' && !operation.parameters.includes(name)) throw notImplemented({ Parameter: name });
  }
  for (const name of headers.keys()) {
    const heeded =
      everyRequest.includes(name) ||
      operation.headers.includes(name) ||
      (method === 'PUT' && name.startsWith('x-amz-meta-'));
    if (guarded.test(name) && !heeded) throw notImplemented({ Header: name });
  }
  return operation;
}
