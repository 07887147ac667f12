import { S3Refusal } from './s3-refusal.ts';

const smallestChunkBytes = 8192;

interface Chunk {
  size: number;
  dataStart: number;
}

export interface ChunkedPayload {
  body: Buffer;
  trailers: Map<string, string>;
}

/** Undoes the aws-chunked encoding of an upload whose checksum follows it as a trailer. */
export function decodeAwsChunked(raw: Buffer, statedLength: string | undefined): ChunkedPayload {
  const parts: Buffer[] = [];
  let position = 0;
  let smallChunk: { number: number; size: number } | undefined;
  for (;;) {
    const { size, dataStart } = readChunkHead(raw, position);
    position = dataStart;
    if (size === 0) break;
    if (smallChunk) throw chunkTooSmall(smallChunk);
    parts.push(raw.subarray(position, position + size));
    if (size < smallestChunkBytes) smallChunk = { number: parts.length, size };
    position += size;
    if (raw.toString('latin1', position, position + 2) !== '\r\n') throw incomplete();
    position += 2;
  }
  const body = Buffer.concat(parts);
  if (statedLength !== String(body.length)) throw incomplete();
  return { body, trailers: readTrailers(raw.toString('latin1', position)) };
}

function readChunkHead(raw: Buffer, start: number): Chunk {
  const end = raw.indexOf('\r\n', start);
  const match = /^([0-9a-f]{1,8})$/i.exec(end < 0 ? '' : raw.toString('latin1', start, end));
  if (!match) throw incomplete();
  return { size: Number.parseInt(match[1] ?? '', 16), dataStart: end + 2 };
}

function readTrailers(text: string): Map<string, string> {
  if (!text.endsWith('\r\n')) throw incomplete();
  const lines = text.split('\r\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      if (at < 1) throw new S3Refusal('MalformedTrailerError', 'The request contained a malformed trailer.');
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

/** S3 refuses small chunks before the last; SDK streams produce them unless told to buffer. */
function chunkTooSmall(chunk: { number: number; size: number }): S3Refusal {
  return new S3Refusal(
    'InvalidChunkSizeError',
    'Only the last chunk is allowed to have a size less than 8192 bytes',
    { Chunk: String(chunk.number + 1), BadChunkSize: String(chunk.size) },
  );
}

function incomplete(): S3Refusal {
  return new S3Refusal('IncompleteBody', 'The request body terminated unexpectedly');
}
