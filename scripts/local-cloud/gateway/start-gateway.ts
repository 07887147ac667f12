import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiBasePath } from '#shared/contract/route.ts';
import { closeServer } from '../engine.ts';
import { sendJson } from '../pages/local-pages.ts';
import { isFromThisMachine, localHeaders } from './guard-local.ts';
import { badRequestBody, refuseUnreadable, unreadableHeaders } from './refuse-unreadable.ts';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

type Serve = (exchange: Exchange) => Promise<void>;

export interface Gateway {
  port: number;
  /** Starts serving requests; until then the port is only held. */
  open(serve: { api: Serve; local: Serve; site: Serve }): void;
  close(): Promise<void>;
}

/** One port of the loopback interface for the site, the API and the local pages. */
export async function startGateway(port: number): Promise<Gateway> {
  const opened = Promise.withResolvers<Record<'api' | 'local' | 'site', Serve>>();
  let bound = port;
  const listener: RequestListener = (request, response) => {
    const serve = async () => {
      const doors = await opened.promise;
      const url = requestUrl(request);
      if (url === undefined)
        return void response.writeHead(400, unreadableHeaders).end(JSON.stringify(badRequestBody()));
      if (url.pathname === apiBasePath || url.pathname.startsWith(`${apiBasePath}/`))
        return doors.api({ request, response, url });
      if (url.pathname === '/__local' || url.pathname.startsWith('/__local/'))
        return serveLocal({ request, response, url }, doors.local);
      if (url.hostname !== 'localhost') return redirectToSite(response, { port: bound, url });
      return doors.site({ request, response, url });
    };
    serve().catch((error: unknown) => {
      // A visitor who hangs up early is not a fault.
      if (request.destroyed && !request.complete) return;
      console.error('Gateway:', error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'Internal Server Error' });
    });
  };
  const server = createDoor(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  bound = (server.address() as AddressInfo).port;
  const second = await listenOnIpv6(listener, bound).catch(async (error: unknown) => {
    await closeServer(server);
    throw error;
  });
  return {
    port: bound,
    open: (doors) => opened.resolve(doors),
    async close() {
      await Promise.all([server, ...second].map(closeServer));
    },
  };
}

/** Longer than any visitor here pauses, so that no request meets a connection that is just closing. */
const keepAliveTimeout = 10 * 60 * 1000;

/** Every request gets one of our answers, even an unreadable one. */
function createDoor(listener: RequestListener): Server {
  return createServer({ requireHostHeader: false, keepAliveTimeout }, listener)
    .on('clientError', refuseUnreadable)
    .on('checkExpectation', listener);
}

/** `localhost` may mean ::1. A machine without IPv6 needs only the other server. */
async function listenOnIpv6(listener: RequestListener, port: number): Promise<Server[]> {
  const server = createDoor(listener);
  try {
    server.listen(port, '::1');
    await once(server, 'listening');
    return [server];
  } catch (error) {
    // The other program on this port would receive some of the requests.
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error;
    return [];
  }
}

/** A host name or address, with an optional port. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

function requestUrl({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL | undefined {
  // With the host in front, a path that starts with two slashes is not read as a host.
  const whole = `http://${host}${url.startsWith('/') ? url : '/'}`;
  return hostPattern.test(host) ? (URL.parse(whole) ?? undefined) : undefined;
}

async function serveLocal(exchange: Exchange, serve: Serve): Promise<void> {
  const { request, response, url } = exchange;
  response.setHeaders(new Headers(localHeaders));
  if (!isFromThisMachine(request, url))
    return sendJson(response, 403, {
      message: 'The local pages only answer this machine’s own pages and tools',
    });
  return serve(exchange);
}

/** The site needs one name, because browser storage is per origin. */
function redirectToSite(response: ServerResponse, { port, url }: { port: number; url: URL }): void {
  const location = `http://localhost:${port}${url.pathname}${url.search}`;
  response.writeHead(307, { location, 'content-length': 0 }).end();
}
