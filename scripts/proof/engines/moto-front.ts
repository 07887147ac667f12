import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listenOnLoopback } from '#scripts/local/engine.ts';
import type { Front } from '#scripts/local/front.ts';
import { type Call, differencesOf, type Heard, operationOf } from './note-differences.ts';
import { signAgain } from './sign-again.ts';
import { stockMoto } from './stock-moto.ts';

interface MotoOptions {
  endpoint: string;
  /** Where differences are appended, one JSON a line. */
  differences: string;
}

/**
 * Stands in front of the stand-ins of S3, SES and Secrets Manager: moto answers every call, and the stand-in is asked the
 * same, so that pages and tests can look at mail in it, and so that it shows in what the two differ.
 */
export const motoFront =
  ({ endpoint, differences }: MotoOptions): Front =>
  async (behind) => {
    // One moto serves all clouds of a run: each has an account of its own, also after it was stopped and started.
    const account = accountOf(behind.dataFolder);
    const bucketOf = (name: string) => `${name}-${account}`;
    await stockMoto({ endpoint, account, bucketOf }, behind);
    const forMoto = (call: Call): Call => ({
      ...call,
      url:
        behind.service === 's3'
          ? call.url.replace(/^\/([^/?]+)/, (_, name) => `/${bucketOf(name)}`)
          : call.url,
      headers: { ...withAlgorithm(call.headers), 'x-moto-account-id': account },
    });
    const note = (difference: string) =>
      appendFileSync(differences, `${JSON.stringify({ service: behind.service, difference })}\n`);
    const server = createServer(async (asked, answer) => {
      try {
        const { method = '', url = '', headers } = asked;
        const call = { method, url, headers, body: await buffer(asked) };
        const moto = await ask(endpoint, forMoto(call));
        const again = await signAgain(call, { base: behind.url, secretFor: behind.secretFor });
        const standIn = again && (await ask(behind.url, again));
        if (standIn !== undefined)
          for (const difference of differencesOf(behind.service, { standIn, moto }))
            note(`${operationOf(behind.service, call)}, ${difference}`);
        answer.writeHead(moto.status, endToEnd(moto.headers)).end(moto.body);
      } catch (error) {
        answer.destroy(error instanceof Error ? error : undefined);
      }
    });
    return { url: await listenOnLoopback(server), close: () => closeServer(server) };
  };

/** S3 keeps a checksum that a put states; moto only where the algorithm is named beside it. */
const withAlgorithm = (headers: Call['headers']): Call['headers'] =>
  headers['x-amz-checksum-sha256'] === undefined
    ? headers
    : { ...headers, 'x-amz-sdk-checksum-algorithm': 'SHA256' };

/** Twelve digits that follow from where the data is. */
const accountOf = (dataFolder: string): string =>
  (BigInt(`0x${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`) % 900_000_000_000n)
    .toString()
    .padStart(12, '1');

/** Of one connection each; the other side sets its own. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'expect'];
const endToEnd = (headers: Heard['headers']): Heard['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));

function ask(base: string, { method, url, headers, body }: Call): Promise<Heard> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': body.length };
    const sent = { ...endToEnd(headers), ...length };
    const asking = request({ hostname, port, method, path: url, headers: sent }, (response) => {
      buffer(response).then(
        (heard) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: heard }),
        reject,
      );
    });
    asking.once('error', reject);
    asking.end(body);
  });
}
