import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { callApi } from '../testing/call-api.ts';
import { signUpPerson } from '../testing/people.ts';

/**
 * Sends requests that fetch would refuse or normalise: any method with any body, and paths with their dots and escapes.
 */
function sendOdd(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: string } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request({ hostname, port, method, path: `/api${path}`, headers, agent: false });
    sent.once('error', reject).once('response', async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString() });
    });
    sent.end(body);
  });
}

/** Waits, because the log is written after the answer. */
async function logged(requestId: string): Promise<string | undefined> {
  const file = join(inject('dataFolder'), 'functions.log');
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .find((candidate) => candidate.includes(requestId) && candidate.includes('\\"kind\\":\\"request\\"'));
    if (line !== undefined) return line;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return undefined;
}

describe('an odd request', () => {
  it.each([
    ['GET', '/user', '{}', 401],
    ['GET', '/openapi.json', '{"a":1}', 200],
    ['GET', '/nothing', '{}', 404],
    ['TRACE', '/user', undefined, 404],
    ['TRACE', '/auth/login', '{}', 404],
    ['PROPFIND', '/auth/login', '{}', 404],
    ['OPTIONS', '/auth/login', undefined, 404],
  ])('%s %s with the body %s keeps the envelope and headers, and is logged', async (...row) => {
    const [method, path, body, status] = row;
    const answer = await sendOdd(method, path, body === undefined ? {} : { body });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(apiHeaders);
    if (status === 200) return;
    const { requestId } = errorEnvelope.parse(JSON.parse(answer.text));
    expect(await logged(requestId)).toContain(`\\"status\\":${status}`);
  });

  it.each([undefined, '{}'])('HEAD with the body %s has the headers and no body', async (body) => {
    const { status, headers, text } = await sendOdd('HEAD', '/user', body === undefined ? {} : { body });
    expect({ status, text }).toEqual({ status: 404, text: '' });
    expect(headers).toMatchObject(apiHeaders);
  });

  it.each([
    ['POST', '/path-compiler/purchase/a/..%2F..%2Fsession?planType=BASIC'],
    ['POST', '/path-compiler/purchase/..%2F..%2Fpath-compiler/session?planType=BASIC'],
    ['GET', '/files/..%2Fuser%2Fexport'],
    ['GET', '/path-compiler/content/a/..%2F..%2Fruns'],
    ['GET', '/files/%2e%2e%2f%2e%2e%2fapi%2fuser'],
  ])('%s %s does not reach another route through encoded slashes', async (method, path) => {
    const { token } = await signUpPerson();
    const { status, text } = await sendOdd(method, path, { token });
    expect(status).toBe(404);
    expect(errorEnvelope.parse(JSON.parse(text)).code).toBe('not-found');
  });
});

describe('text that is not well-formed Unicode', () => {
  it.each([
    ['a value', '{"email":"a@example.com\\ud800","password":"whatever it is"}'],
    ['a nested value', '{"email":"a@example.com","more":[{"deep":"\\udc00"}],"password":"whatever it is"}'],
    ['a name', '{"email":"a@example.com","\\ud83d":"","password":"whatever it is"}'],
  ])('is refused as %s', async (_, raw) => {
    const answer = await callApi('/auth/login', { raw, headers: { 'content-type': 'application/json' } });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'invalid-input' });
  });

  it('accepts a surrogate pair, which is one character', async () => {
    const raw = '{"email":"nobody@example.com","password":"\\ud83d\\ude00 whatever it is"}';
    const answer = await callApi('/auth/login', { raw, headers: { 'content-type': 'application/json' } });
    expect(answer.body.code).toBe('invalid-credentials');
  });
});
