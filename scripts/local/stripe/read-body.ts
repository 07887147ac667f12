import type { IncomingMessage } from 'node:http';

export const maximumBodyBytes = 1_000_000;

/** The body as text, or undefined when it is longer than anything this service is sent. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Read to the end all the same, so that the sender gets its answer.
    if (bytes <= maximumBodyBytes) chunks.push(chunk);
  }
  return bytes > maximumBodyBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}
