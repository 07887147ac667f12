import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiBasePath } from '../../../shared/contract/route.ts';
import { closeServer } from '../engine.ts';
import { sendJson } from '../pages/local-pages.ts';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

type Serve = (exchange: Exchange) => Promise<void>;

export interface Gateway {
  port: number;
  /** From here on requests are served; until then the port is only held. */
  open(serve: { api: Serve; local: Serve; site: Serve }): void;
  close(): Promise<void>;
}

/** The front door: one port of the loopback interface, for the site, the API and the local pages. */
export async function startGateway(port: number): Promise<Gateway> {
  const opened = Promise.withResolvers<Record<'api' | 'local' | 'site', Serve>>();
  const listener: RequestListener = (request, response) => {
    const serve = async () => {
      const doors = await opened.promise;
      const url = requestUrl(request);
      if (url === undefined) return void response.writeHead(400).end();
      if (url.pathname === apiBasePath || url.pathname.startsWith(`${apiBasePath}/`))
        return doors.api({ request, response, url });
      if (url.pathname === '/__local' || url.pathname.startsWith('/__local/'))
        return serveLocal({ request, response, url }, doors.local);
      if (url.hostname !== 'localhost') return void redirectToLocalhost(response, url);
      return doors.site({ request, response, url });
    };
    serve().catch((error: unknown) => {
      console.error('Gateway:', error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'Internal Server Error' });
    });
  };
  const server = createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  const second = await listenOnIpv6(listener, bound);
  return {
    port: bound,
    open: (doors) => opened.resolve(doors),
    async close() {
      await Promise.all([server, ...second].map(closeServer));
    },
  };
}

/** `localhost` may mean ::1; a machine without IPv6 does without. */
async function listenOnIpv6(listener: RequestListener, port: number): Promise<Server[]> {
  const server = createServer(listener);
  try {
    server.listen(port, '::1');
    await once(server, 'listening');
    return [server];
  } catch {
    return [];
  }
}

function requestUrl({ url = '/', headers }: IncomingMessage): URL | undefined {
  try {
    // A path that begins with two slashes would be read as a host.
    return new URL(`http://${headers.host ?? 'localhost'}${url.startsWith('/') ? url : '/'}`);
  } catch {
    return undefined;
  }
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** A page of another site could reach this port under a name of its own that leads here. */
async function serveLocal(exchange: Exchange, serve: Serve): Promise<void> {
  if (!isLoopback(exchange.url.hostname))
    return sendJson(exchange.response, 403, { message: 'Loopback only' });
  return serve(exchange);
}

/** Browser storage is per origin: the site has one name. */
function redirectToLocalhost(response: ServerResponse, url: URL): void {
  const location = `http://localhost:${url.port || 80}${url.pathname}${url.search}`;
  response.writeHead(307, { location, 'content-length': 0 }).end();
}
