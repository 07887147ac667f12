import type { IncomingMessage } from 'node:http';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Guards: the local pages answer this machine's own tools and their own pages, and nobody else's. A page of another
 * site could reach this port under a name of its own that leads here, ask across origins, post a form, or put a page
 * into a frame. A program at another port of this machine counts as another origin too. Following a link here from
 * elsewhere is allowed: a person who does that reads the page themselves.
 */
export function isFromThisMachine({ method, headers }: IncomingMessage, url: URL): boolean {
  if (!isLoopback(url.hostname)) return false;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // The payment page sends no referrer, and such a page's own form comes from the origin "null".
  const isOwnForm = origin === 'null' && site === 'same-origin';
  if (origin !== undefined && !isOwnForm && !isOwnOrigin(origin, url)) return false;
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/** The site under any of this machine's names: its pages and ours are one program. */
function isOwnOrigin(origin: string, { port }: URL): boolean {
  const parsed = URL.parse(origin);
  return parsed?.protocol === 'http:' && isLoopback(parsed.hostname) && parsed.port === port;
}

/** No frame may hold a local page, and nothing of another origin may load one as a part of itself. */
export const localHeaders = {
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
