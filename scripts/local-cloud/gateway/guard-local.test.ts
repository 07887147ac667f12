import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from './guard-local.ts';

function isAllowed(headers: Record<string, string>, method = 'GET', host = 'localhost:3000'): boolean {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, headers });
  return isFromThisMachine(request, new URL(`http://${host}/__local/mail.json`));
}

describe('the local pages', () => {
  it.each([
    ['a program', {}, 'POST'],
    ['an address typed in', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, 'GET'],
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 'GET'],
    ['their own forms', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 'POST'],
    [
      'the payment page, which sends no referrer',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      'POST',
    ],
    ['the site under another name of this machine', { origin: 'http://127.0.0.1:3000' }, 'POST'],
  ])('answer %s', (_, headers, method) => expect(isAllowed(headers, method)).toBe(true));

  it.each([
    ['another site asking across origins', { origin: 'https://evil.example' }, 'GET'],
    ['another port of this machine', { origin: 'http://localhost:5173' }, 'GET'],
    ['a page in a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'GET'],
    ['an old browser in a sandbox', { origin: 'null' }, 'POST'],
    ['another site with a form', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 'POST'],
    ['another site with a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, 'GET'],
    ['another site with a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }, 'GET'],
    ['another port with an image', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' }, 'GET'],
    ['an origin that is no address', { origin: 'nonsense' }, 'GET'],
    ['the same name over TLS', { origin: 'https://localhost:3000' }, 'GET'],
  ])('refuse %s', (_, headers, method) => expect(isAllowed(headers, method)).toBe(false));

  it("refuse a host name other than this machine's", () => {
    expect(isAllowed({}, 'GET', 'evil.example:3000')).toBe(false);
    expect(isAllowed({ origin: 'http://evil.example:3000' }, 'GET', 'evil.example:3000')).toBe(false);
  });
});
