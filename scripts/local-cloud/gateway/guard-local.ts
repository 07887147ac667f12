import type { IncomingMessage } from 'node:http';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Guards: the local pages answer only this machine's tools and their own pages. A page of another site could reach this
 * port under a host name that resolves here, across origins, by a form, or in a frame. A program on another port of
 * this machine counts as another origin too. A link from elsewhere is allowed, because only the person who follows it
 * reads the page.
 */
export function isFromThisMachine({ method, headers }: IncomingMessage, url: URL): boolean {
  if (!isLoopback(url.hostname)) return false;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // The payment page sends no referrer, so its own form has the origin "null".
  const isOwnForm = origin === 'null' && site === 'same-origin';
  if (origin !== undefined && !isOwnForm && !isOwnOrigin(origin, url)) return false;
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/** The site under any of this machine's names, because one program serves both. */
function isOwnOrigin(origin: string, { port }: URL): boolean {
  const parsed = URL.parse(origin);
  return parsed?.protocol === 'http:' && isLoopback(parsed.hostname) && parsed.port === port;
}

/** No frame may contain a local page, and no other origin may load one as a resource. */
export const localHeaders = {
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
