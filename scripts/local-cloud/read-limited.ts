import type { IncomingMessage } from 'node:http';

/** The whole body, or undefined when it exceeds the limit. The announced length does not count. */
export async function readLimited(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= limitBytes) chunks.push(chunk as Buffer);
    // Up to twice the limit is read and dropped, so that the sender sees the answer; beyond that the connection is cut.
    else if (size > limitBytes * 2) return undefined;
  }
  return size > limitBytes ? undefined : Buffer.concat(chunks);
}
