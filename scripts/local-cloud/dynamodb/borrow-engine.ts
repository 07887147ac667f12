import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request as forward, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { closeServer, type Engine, listenOnLoopback } from '../engine.ts';

/**
 * A DynamoDB-compatible server that runs elsewhere. Each borrower signs with a separate access key of letters and
 * digits: Amazon's DynamoDB Local accepts no others, and keeps a database for each key.
 */
export async function borrowEngine(endpoint: string, borrower: string): Promise<Engine> {
  const agent = new Agent({ keepAlive: true });
  const accessKeyId = `waymint${createHash('sha256').update(borrower).digest('hex').slice(0, 12)}`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/ap-southeast-2/dynamodb/aws4_request, SignedHeaders=host, Signature=0`;
  const pass = async (asked: IncomingMessage) => {
    const { host: _, connection: __, ...headers } = asked.headers;
    const passed = forward(`${endpoint}/`, {
      method: 'POST',
      agent,
      headers: { ...headers, authorization, 'x-amz-date': '20260101T000000Z' },
    });
    const [answered] = await Promise.all([once(passed, 'response'), pipeline(asked, passed)]);
    return answered[0] as IncomingMessage;
  };
  /** Calls on one connection run in their order: the proofs rely on it. */
  const turns = new WeakMap<Socket, Promise<unknown>>();
  const inTurn = (asked: IncomingMessage): Promise<IncomingMessage> => {
    const before = turns.get(asked.socket) ?? Promise.resolve();
    const answer = before.then(() => pass(asked));
    turns.set(
      asked.socket,
      answer.catch(() => {}),
    );
    return answer;
  };
  const server = createServer({ keepAliveTimeout: 0 }, (asked, response) => {
    inTurn(asked)
      .then((answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        return pipeline(answer, response);
      })
      .catch(() => response.destroy());
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    async close() {
      await closeServer(server);
      agent.destroy();
    },
  };
}
