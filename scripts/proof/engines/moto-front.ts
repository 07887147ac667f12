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
  /** The file to which differences are appended, one JSON object a line. */
  differences: string;
}

/**
 * A server in front of the stand-ins of S3, SES and Secrets Manager. moto answers every call. The stand-in gets the
 * same call, so that pages and tests can read mail from it, and so that the differences between the two are recorded.
 */
export const motoFront =
  ({ endpoint, differences }: MotoOptions): Front =>
  async (behind) => {
    // One moto serves all clouds of a run, so each cloud has an account, which stays the same after a restart.
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

/** S3 stores a checksum that a put states; moto does so only when the algorithm is named too. */
const withAlgorithm = (headers: Call['headers']): Call['headers'] =>
  headers['x-amz-checksum-sha256'] === undefined
    ? headers
    : { ...headers, 'x-amz-sdk-checksum-algorithm': 'SHA256' };

/** Twelve digits derived from the data folder. */
const accountOf = (dataFolder: string): string =>
  (BigInt(`0x${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`) % 900_000_000_000n)
    .toString()
    .padStart(12, '1');

/** These headers belong to one connection; the other side sets them again. */
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
