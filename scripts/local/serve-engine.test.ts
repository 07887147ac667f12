import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { serveEngine } from './serve-engine.ts';

afterEach(() => vi.restoreAllMocks());

/** A client asks and leaves; the answer comes when it has left, or breaks off. */
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
  // What the system tells of a client that is gone comes in its own time.
  setTimeout(left.resolve, 100);
  await answer.catch(() => {});
  await engine.close();
  return logged.mock.calls;
}

it('says nothing of a client that left before its answer began', async () => {
  expect(await leftBy(() => Readable.from(['late']), true)).toEqual([]);
});

it('says what broke an answer', async () => {
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
