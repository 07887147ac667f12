import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { closeServer, type Engine, listenOnLoopback } from './engine.ts';
import { readLimited } from './read-limited.ts';
import { Refusal } from './refusal.ts';

export interface Asked {
  method: string;
  /** Path and query exactly as on the request line. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  requestId: string;
}

export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array | Readable;
}

/** The parts that differ between engines. */
interface Protocol {
  /** The engine's name in the log. */
  name: string;
  mostBytes: number;
  answer(asked: Asked): Answer | Promise<Answer>;
  /** Formats a refusal as the service does. */
  refuse(refusal: Refusal, requestId: string): Answer;
}

/**
 * Serves one engine on a free port of the loopback interface.
 * Guards: it answers programs of this machine under its own address, and never a page in a browser under any host name:
 * browsers send the origin of the page and the host name they used.
 */
export async function serveEngine(protocol: Protocol): Promise<Engine> {
  const answering = new Set<Promise<void>>();
  // Idle connections stay open: a client that writes to one just closed would see a reset instead of an answer.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { host, origin } = request.headers;
    if (origin !== undefined || `http://${host}` !== url) {
      request.resume();
      response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' });
      response.end('This engine answers no browser, and no other name than its own address.');
      return;
    }
    const answered = exchange(protocol, request)
      .then(async ({ status, headers, body }) => {
        response.writeHead(status, headers);
        if (body instanceof Readable) await pipeline(body, response);
        else response.end(body);
      })
      .catch((fault: unknown) => {
        response.destroy();
        if (!hasLeft(request, fault)) console.error(`${protocol.name}:`, fault);
      })
      .finally(() => answering.delete(answered));
    answering.add(answered);
  });
  const url = await listenOnLoopback(server);
  return {
    url,
    async close() {
      await closeServer(server);
      await Promise.all(answering);
    },
  };
}

async function exchange(protocol: Protocol, request: IncomingMessage): Promise<Answer> {
  const requestId = randomUUID();
  try {
    const body = await readLimited(request, protocol.mostBytes);
    if (body === undefined)
      throw new Refusal('RequestEntityTooLarge', `The body is longer than ${protocol.mostBytes} bytes`, {
        status: 413,
      });
    const { method = '', url = '', headers } = request;
    return await protocol.answer({ method, url, headers, body, requestId });
  } catch (fault) {
    if (fault instanceof Refusal) return protocol.refuse(fault, requestId);
    if (!request.complete) throw fault;
    console.error(`${protocol.name}:`, fault);
    const message = 'The stand-in failed; its log says why.';
    return protocol.refuse(new Refusal('InternalFailure', message, { status: 500 }), requestId);
  }
}

/** A client that disconnects before or during an answer is not a fault. */
const hasLeft = (request: IncomingMessage, fault: unknown): boolean =>
  !request.complete || (fault instanceof Error && 'code' in fault && leftCodes.includes(fault.code));

const leftCodes: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];
