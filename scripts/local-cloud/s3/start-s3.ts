import { join } from 'node:path';
import type { Engine, EngineContext } from '../engine.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, serveEngine } from '../serve-engine.ts';
import { verifySignature } from '../verify-signature.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { findOperation, largestObjectBytes } from './operations.ts';

interface S3Context extends EngineContext {
  buckets: string[];
}

/** The parts of S3 that the product uses to store and link documents, on files that survive a kill at any moment. */
export async function startS3(context: S3Context): Promise<Engine> {
  const { dataFolder, clock } = context;
  const buckets = new Map<string, Bucket>();
  for (const name of context.buckets) buckets.set(name, await openBucket(join(dataFolder, name)));
  return serveEngine({
    name: 'S3',
    mostBytes: largestObjectBytes + 1024,
    refuse,
    async answer(asked) {
      const accessKeyId = await verifySignature(asked, context);
      const [, name = '', key = ''] = /^\/([^/]*)\/(.*)$/s.exec(pathOf(asked.url)) ?? [];
      const may = (action: string, resource: string) => context.authorise({ accessKeyId, action, resource });
      const bucket = buckets.get(name);
      if (bucket === undefined)
        throw new Refusal('NoSuchBucket', 'The specified bucket does not exist', { status: 404 });
      const query = new URLSearchParams(asked.url.split('?')[1]);
      const operation = findOperation(key === '' ? { ...asked, method: 'bucket' } : asked, query);
      if (!may(operation.action, `${name}/${key}`))
        throw new Refusal('AccessDenied', 'Access Denied', { status: 403 });
      const mayList = () => may('s3:ListBucket', `${name}/${key}`);
      return operation.run({ key, asked, query, bucket, clock, mayList });
    },
  });
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    throw new Refusal('InvalidURI', "Couldn't parse the specified URI.");
  }
}

function refuse({ code, message, status, details }: Refusal, requestId: string): Answer {
  const isAnonymous = code === 'MissingAuthenticationToken';
  const told = isAnonymous
    ? { Code: 'AccessDenied', Message: 'Access Denied' }
    : { Code: code, Message: message };
  const fields = Object.entries({ ...told, ...details, RequestId: requestId, HostId: requestId });
  const inner = fields.map(([name, text]) => `<${name}>${escapeMarkup(text)}</${name}>`).join('');
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-amz-request-id': requestId },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner}</Error>`,
  };
}
