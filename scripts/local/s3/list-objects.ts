import type { ObjectRecord } from './object-file.ts';
import { S3Refusal } from './s3-refusal.ts';
import type { S3Reply, S3Request, S3Services } from './s3-request.ts';
import { element } from './xml.ts';

const mostKeys = 1000;

/** Where the next page begins: after this key, or after everything rolled up into this common prefix. */
interface Resume {
  after: string;
  rolledUp: boolean;
}

interface Page {
  contents: ObjectRecord[];
  commonPrefixes: string[];
  next: Resume | undefined;
}

export async function listObjects(request: S3Request, { store }: S3Services): Promise<S3Reply> {
  const { query, bucket } = request;
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after');
  const resume = token === undefined ? { after: startAfter ?? '', rolledUp: false } : readToken(token);
  const page = takePage(sortedFrom(store.records(), prefix, resume.after), {
    groupOf: (key) => commonPrefix(key, prefix, delimiter),
    resume,
    maxKeys,
  });
  const fields = [
    element('Name', bucket),
    element('Prefix', prefix),
    delimiter && element('Delimiter', delimiter),
    element('MaxKeys', maxKeys),
    element('KeyCount', page.contents.length + page.commonPrefixes.length),
    element('IsTruncated', page.next !== undefined),
    token !== undefined && element('ContinuationToken', token),
    page.next && element('NextContinuationToken', writeToken(page.next)),
    startAfter !== undefined && element('StartAfter', startAfter),
    ...page.contents.map(describe),
    ...page.commonPrefixes.map((common) => `<CommonPrefixes>${element('Prefix', common)}</CommonPrefixes>`),
  ];
  const inner = fields.filter(Boolean).join('');
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`,
  };
}

function takePage(
  records: ObjectRecord[],
  options: { groupOf(key: string): string | undefined; resume: Resume; maxKeys: number },
): Page {
  const page: Page = { contents: [], commonPrefixes: [], next: undefined };
  let { after, rolledUp } = options.resume;
  for (const record of options.maxKeys === 0 ? [] : records) {
    const group = options.groupOf(record.key);
    if (group !== undefined && rolledUp && group === after) continue;
    if (page.contents.length + page.commonPrefixes.length === options.maxKeys) {
      return { ...page, next: { after, rolledUp } };
    }
    if (group === undefined) page.contents.push(record);
    else page.commonPrefixes.push(group);
    after = group ?? record.key;
    rolledUp = group !== undefined;
  }
  return page;
}

/** S3 lists in the order of the keys' UTF-8 bytes, which is not the order of JavaScript strings. */
function sortedFrom(records: ObjectRecord[], prefix: string, after: string): ObjectRecord[] {
  const start = Buffer.from(after);
  return records
    .filter((record) => record.key.startsWith(prefix))
    .map((record) => ({ record, bytes: Buffer.from(record.key) }))
    .filter(({ bytes }) => Buffer.compare(bytes, start) > 0)
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ record }) => record);
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

function describe(record: ObjectRecord): string {
  const lastModified = new Date(Math.floor(record.lastModifiedMs / 1000) * 1000);
  const fields = [
    element('Key', record.key),
    element('LastModified', lastModified.toISOString()),
    element('ETag', `"${record.md5Hex}"`),
    record.checksum && element('ChecksumAlgorithm', record.checksum.algorithm.toUpperCase()),
    element('Size', record.size),
    element('StorageClass', 'STANDARD'),
  ];
  return `<Contents>${fields.filter(Boolean).join('')}</Contents>`;
}

function readMaxKeys(text: string | undefined): number {
  if (text === undefined) return mostKeys;
  if (/^\d{1,10}$/.test(text)) return Math.min(Number(text), mostKeys);
  throw new S3Refusal('InvalidArgument', 'Provided max-keys not an integer or within integer range', {
    ArgumentName: 'max-keys',
    ArgumentValue: text,
  });
}

function writeToken({ after, rolledUp }: Resume): string {
  return Buffer.from(`${rolledUp ? 'prefix' : 'key'}:${after}`).toString('base64url');
}

function readToken(token: string): Resume {
  const match = /^(prefix|key):(.*)$/s.exec(Buffer.from(token, 'base64url').toString());
  const resume = { after: match?.[2] ?? '', rolledUp: match?.[1] === 'prefix' };
  if (match && writeToken(resume) === token) return resume;
  throw new S3Refusal('InvalidArgument', 'The continuation token provided is incorrect', {
    ArgumentName: 'continuation-token',
  });
}
