import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/domain/clock.ts';

/** Whether the caller (the access key names it) may do this; the local counterpart of an IAM decision. */
export type Authorise = (call: { accessKeyId: string; action: string; resource: string }) => boolean;

export interface EngineContext {
  /** Folder of this engine alone; made when missing. */
  dataFolder: string;
  clock: Clock;
  authorise: Authorise;
  /** The secret key that belongs to an access key; undefined for one that was never given out. */
  secretFor(accessKeyId: string): string | undefined;
}

export interface Engine {
  url: string;
  close(): Promise<void>;
}

/** A SQLite file whose commits are on disk before they are acknowledged. */
export function openDurableDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
  return database;
}

/**
 * Guards: an engine answers programs of this machine under its own address, and never a page in a browser, whatever
 * name led the page here: browsers name the origin of what asks, and the name it was asked under.
 */
export function createEngineServer(listener: RequestListener): Server {
  // An idle connection stays open: a client that writes to one just closed sees a reset, not an answer.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { host, origin } = request.headers;
    if (origin === undefined && host === `127.0.0.1:${portOf(server)}`) return listener(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' });
    response.end('This engine answers no browser, and no other name than its own address.');
  });
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export async function listenOnLoopback(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
