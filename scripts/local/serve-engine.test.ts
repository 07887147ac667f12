import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { serveEngine } from './serve-engine.ts';

afterEach(() => vi.restoreAllMocks());

/** Makes a request that its client aborts, or that fails while it is sent, and returns what was logged. */
async function leftBy(body: () => Readable, isLeaving: boolean): Promise<unknown[][]> {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const engine = await serveEngine({
    ...{ name: 'Trial', mostBytes: 100, refuse: () => ({ status: 400 }) },
    async answer() {
      asked.resolve();
      await left.promise;
      return { status: 200, body: body() };
    },
  });
  const client = new AbortController();
  const answer = fetch(engine.url, { signal: client.signal }).then((response) => response.text());
  await asked.promise;
  if (isLeaving) client.abort();
  // The system needs a moment to report that the client is gone.
  setTimeout(left.resolve, 100);
  await answer.catch(() => {});
  await engine.close();
  return logged.mock.calls;
}

it('logs nothing about a client that left before its answer started', async () => {
  expect(await leftBy(() => Readable.from(['late']), true)).toEqual([]);
});

it('logs the fault that broke an answer', async () => {
  const breaking = () =>
    new Readable({
      read() {
        this.destroy(new Error('The disk is gone'));
      },
    });
  expect(await leftBy(breaking, false)).toEqual([
    ['Trial:', expect.objectContaining({ message: 'The disk is gone' })],
  ]);
});
