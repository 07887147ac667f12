import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FunctionName } from '#shared/contract/functions.ts';
import { LocalClock } from '../clock.ts';
import { type FunctionRuntime, startFunctionRuntime } from './function-runtime.ts';
import { writeBundles } from './testing/write-bundles.ts';

let folder: string;
let clock: LocalClock;
let lines: { name: string; line: string }[];
const running: FunctionRuntime[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymint-runtime-'));
  clock = new LocalClock(folder);
  lines = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((runtime) => runtime.close()));
  rmSync(folder, { recursive: true });
});

const bundlesOf = (sources: Partial<Record<FunctionName, string>>, release = 'first') =>
  writeBundles(join(folder, release), sources);

interface StartOptions {
  environmentOf?: (name: FunctionName) => Record<string, string>;
  timeoutSecondsOf?: (name: FunctionName) => number;
}

function start(sources: Partial<Record<FunctionName, string>>, options: StartOptions = {}): FunctionRuntime {
  const runtime = startFunctionRuntime({
    bundles: bundlesOf(sources),
    environmentOf: () => ({}),
    clockOffset: clock.offset,
    onLog: (name, line) => lines.push({ name, line }),
    ...options,
  });
  running.push(runtime);
  return runtime;
}

/** Evaluates the expression for each call, with `event` and the instance's `state` in scope. */
const handler = (expression: string) =>
  `const state = { calls: 0 }; export const handler = async (event) => { state.calls += 1; return ${expression}; };`;

describe('a call', () => {
  it('returns the result as JSON would carry it', async () => {
    const { invoke } = start({ 'api-meta': handler('({ ...event, when: new Date(0), none: undefined })') });
    expect(await invoke('api-meta', { given: [1, 'ü'] })).toEqual({
      payload: { given: [1, 'ü'], when: '1970-01-01T00:00:00.000Z' },
    });
  });

  it.each([
    [
      'an exception outside of the call',
      'new Promise(() => setTimeout(() => { throw new Error("boom"); }))',
      'boom',
    ],
    ['an unhandled rejection', 'new Promise(() => { Promise.reject(new Error("boom")); })', 'boom'],
    ['leaving the process', 'process.exit(1)', 'Runtime exited'],
  ])(
    'that ends its instance by %s fails, and the next call gets a new instance',
    async (_, crash, message) => {
      const { invoke } = start({ 'api-meta': handler(`event.wrong ? ${crash} : state.calls`) });
      expect(await invoke('api-meta', {})).toEqual({ payload: 1 });
      expect(await invoke('api-meta', { wrong: true })).toEqual({
        errorType: 'Runtime.ExitError',
        errorMessage: message,
      });
      expect(await invoke('api-meta', {})).toEqual({ payload: 1 });
    },
  );

  it('runs in parallel with others, and each function has separate instances', async () => {
    const source = handler('(await new Promise((done) => setTimeout(done, event.ms)), state.calls)');
    const { invoke } = start({ 'api-meta': source, 'api-user': source });
    const results = await Promise.all([
      invoke('api-meta', { ms: 50 }),
      invoke('api-meta', { ms: 0 }),
      invoke('api-user', { ms: 0 }),
    ]);
    expect(results).toEqual([{ payload: 2 }, { payload: 2 }, { payload: 1 }]);
  });
});

describe('a call that overruns its time', () => {
  const timedOut = { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out after 1 seconds' };
  const limitSeconds = 1;
  const short = { timeoutSecondsOf: (name: FunctionName) => (name === 'api-meta' ? limitSeconds : 60) };

  it.each([
    ['waits for ever', 'new Promise(() => {})'],
    ['computes for ever', '(() => { for (;;); })()'],
  ])('and %s times out, and the next call gets a new instance', async (_, expression) => {
    const { invoke } = start({ 'api-meta': handler(`event.wrong ? ${expression} : state.calls`) }, short);
    expect(await invoke('api-meta', { wrong: true })).toEqual(timedOut);
    expect(await invoke('api-meta', {})).toEqual({ payload: 1 });
  });

  it('does not count the start of its instance', async () => {
    const slowStart = 'await new Promise((done) => setTimeout(done, 1500));';
    const { invoke } = start({ 'api-meta': `${slowStart} ${handler('"in time"')}` }, short);
    expect(await invoke('api-meta', {})).toEqual({ payload: 'in time' });
  });
});

describe('the environment', () => {
  it('holds exactly the variables that the function was given', async () => {
    const { invoke } = start(
      { 'api-meta': handler('({ ...process.env })'), 'api-user': handler('({ ...process.env })') },
      { environmentOf: (name) => ({ ONLY: name }) },
    );
    expect(await invoke('api-meta', {})).toEqual({ payload: { ONLY: 'api-meta' } });
    expect(await invoke('api-user', {})).toEqual({ payload: { ONLY: 'api-user' } });
  });
});

describe('the time a function sees', () => {
  it("is the time of the local cloud's clock, however it is read", async () => {
    clock.advance(400 * 86_400);
    const { invoke } = start({
      'api-meta':
        handler(`[Date.now(), new Date().getTime(), Date.parse(Date()), new (class extends Date {})().getTime(),
        Reflect.construct(Date, []).getTime(), new (new Date(0).constructor)().getTime()]`),
    });
    const before = clock.nowMs();
    const { payload } = (await invoke('api-meta', {})) as { payload: number[] };
    for (const time of payload) {
      // A date as text has no milliseconds.
      expect(time).toBeGreaterThan(before - 1000);
      expect(time).toBeLessThanOrEqual(clock.nowMs());
    }
  });
});

describe('a function’s log', () => {
  it('arrives line by line under its name, before its answer', async () => {
    const source = handler(
      '(console.log(event.n + " one\\n" + event.n + " two"), console.error(event.n + " three"), process.stdout.write("par"), process.stdout.write("tial\\n"), null)',
    );
    const { invoke } = start({ 'api-meta': source });
    for (let n = 0; n < 20; n += 1) {
      lines = [];
      await invoke('api-meta', { n });
      const sorted = lines.map(({ name, line }) => `${name}: ${line}`).sort();
      expect(sorted).toEqual(
        [`${n} one`, `${n} three`, `${n} two`, 'partial'].map((line) => `api-meta: ${line}`),
      );
    }
  });
});

describe('new bundles', () => {
  it('serve the next call, while a running call ends with the old one', async () => {
    const waiting = 'event.wait ? (await new Promise((done) => setTimeout(done, 200)), "old") : "old"';
    const runtime = start({ 'api-meta': handler(waiting) });
    expect(await runtime.invoke('api-meta', {})).toEqual({ payload: 'old' });
    const old = runtime.invoke('api-meta', { wait: true });
    runtime.reload(bundlesOf({ 'api-meta': handler('"new"') }, 'second'));
    expect(await runtime.invoke('api-meta', {})).toEqual({ payload: 'new' });
    expect(await old).toEqual({ payload: 'old' });
  });
});

describe('closing', () => {
  it('lets running calls end, even those started before a reload, and accepts no more', async () => {
    const runtime = start({ 'api-meta': handler('new Promise(() => {})') });
    const first = runtime.invoke('api-meta', {});
    runtime.reload(bundlesOf({ 'api-meta': handler('new Promise(() => {})') }, 'second'));
    const second = runtime.invoke('api-meta', {});
    await runtime.close();
    const stopped = { errorMessage: 'The local cloud is stopping' };
    expect(await Promise.all([first, second, runtime.invoke('api-meta', {})])).toMatchObject([
      stopped,
      stopped,
      stopped,
    ]);
  });
});
