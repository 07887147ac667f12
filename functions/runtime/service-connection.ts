import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { patient } from './patience.ts';

const connectedWithinMs = patient(1000);
/** Applies until an answer starts and between its parts. */
const answeredWithinMs = patient(2000);
/** A Lambda instance has 1,024 file descriptors. */
const mostConnections = 400;
const idleAtMostMs = 50_000;

/**
 * Connections to AWS, kept open between requests. The server may close idle connections while the instance is frozen,
 * when no timer runs. So connections that may be closed are dropped before the next call, by the clock, and after a
 * failed call, because its retries would otherwise try one closed connection after another.
 */
class ServiceConnection extends NodeHttpHandler {
  readonly #agents: readonly HttpAgent[];
  #usedAtMs = Date.now();

  constructor() {
    const kept = { keepAlive: true, maxSockets: mostConnections, timeout: idleAtMostMs };
    const agents = { httpAgent: new HttpAgent(kept), httpsAgent: new HttpsAgent(kept) };
    super({
      ...agents,
      connectionTimeout: connectedWithinMs,
      requestTimeout: answeredWithinMs,
      throwOnRequestTimeout: true,
      socketTimeout: answeredWithinMs,
    });
    this.#agents = Object.values(agents);
  }

  override async handle(...call: Parameters<NodeHttpHandler['handle']>) {
    if (Date.now() - this.#usedAtMs > idleAtMostMs) this.#dropIdle();
    try {
      return await super.handle(...call);
    } catch (error) {
      this.#dropIdle();
      throw error;
    } finally {
      this.#usedAtMs = Date.now();
    }
  }

  #dropIdle(): void {
    for (const { freeSockets } of this.#agents)
      for (const idle of Object.values(freeSockets)) for (const socket of idle ?? []) socket.destroy();
  }
}

/** Options of every AWS client: neither Node nor AWS ends a call that is never answered. */
export const serviceOptions = () => ({
  requestHandler: new ServiceConnection(),
  retryMode: 'standard',
  maxAttempts: 3,
});
