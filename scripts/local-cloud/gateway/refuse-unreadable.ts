import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { sentenceOf } from '#shared/contract/errors.ts';

export const unreadableHeaders = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

/** The API's error envelope for requests that the distribution would refuse in words we do not know. */
export function badRequestBody() {
  const sentence = sentenceOf('invalid-input');
  const requestId = randomUUID();
  return { code: 'invalid-input', global: sentence, error: sentence, message: sentence, requestId };
}

/** Answers bytes that are not HTTP, or a request with too many headers. */
export function refuseUnreadable(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(badRequestBody());
  const headers = {
    ...unreadableHeaders,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const isHead = error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
  socket.end(isHead ? head : head + body);
}
