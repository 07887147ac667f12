import * as http from 'node:http';
import * as https from 'node:https';

export interface Answered {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

interface Posting {
  headers: Readonly<Record<string, string>>;
  body: string;
}

const connectedWithinMs = 1000;
/** Until the answer begins, and between its parts. */
const answeredWithinMs = 2000;
/** Far more than an instance ever asks at once: a call that waited for a connection would count as one that got none. */
const kept = { keepAlive: true, maxSockets: 1000 };
const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) };

/**
 * An instance that was frozen comes back to connections that ended meanwhile, all of them. One that turns out dead takes
 * the idle ones with it: the next attempts would else be spent on finding each of them out.
 */
function dropIdle({ freeSockets }: http.Agent): void {
  for (const idle of Object.values(freeSockets)) for (const socket of idle ?? []) socket.destroy();
}

/** Neither Node nor AWS ends a call that is not answered. */
export function post(url: URL, { headers, body }: Posting): Promise<Answered> {
  const isPlain = url.protocol === 'http:';
  const agent = isPlain ? agents['http:'] : agents['https:'];
  const ask = isPlain ? http.request : https.request;
  return new Promise((resolve, reject) => {
    const request = ask(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      answering.refresh();
      response.on('data', (part: Buffer) => {
        answering.refresh();
        parts.push(part);
      });
      response.on('error', fail);
      response.once('end', () => {
        clearTimeout(answering);
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(parts).toString('utf8') });
      });
    });
    const giveUp = (what: string) => () => {
      const error = Object.assign(new Error(`${url.host} ${what}`), { name: 'TimeoutError' });
      // First, since a request that is destroyed while it is answered says nothing more.
      fail(error);
      request.destroy(error);
    };
    const connecting = setTimeout(giveUp('took no connection in time'), connectedWithinMs);
    const answering = setTimeout(giveUp('did not answer in time'), answeredWithinMs);
    function fail(error: Error): void {
      clearTimeout(connecting);
      clearTimeout(answering);
      if (request.reusedSocket) dropIdle(agent);
      reject(error);
    }
    request.on('error', fail);
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => clearTimeout(connecting));
      else clearTimeout(connecting);
    });
    request.end(body);
  });
}
