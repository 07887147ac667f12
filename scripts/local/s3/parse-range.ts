import { notImplemented, S3Refusal } from './s3-refusal.ts';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The one range asked for; undefined when the header is absent or means nothing, and the whole is due. */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  if (header?.startsWith('bytes=') && header.includes(',')) throw notImplemented({ Header: 'Range' });
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) {
    throw new S3Refusal('InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: header ?? '',
      ActualObjectSize: String(size),
    });
  }
  return { start, end };
}
