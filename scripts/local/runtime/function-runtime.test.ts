import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('without a result returns null', async () => {
    const { invoke } = start({ 'api-meta': handler('undefined') });
    expect(await invoke('api-meta', {})).toEqual({ payload: null });
  });

  it('that throws returns the kind and the message, and the instance stays in use', async () => {
    const { invoke } = start({
      'api-meta': handler('event.wrong ? (() => { throw new RangeError("too far"); })() : state.calls'),
    });
    expect(await invoke('api-meta', { wrong: true })).toEqual({
      errorType: 'RangeError',
      errorMessage: 'too far',
    });
    expect(await invoke('api-meta', {})).toEqual({ payload: 2 });
    expect(lines.map(({ line }) => JSON.parse(line))).toMatchObject([
      { kind: 'unhandled', message: 'too far' },
    ]);
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

  it.each([
    ['does not load', 'import "./missing.mjs"; export const handler = 1;', /missing\.mjs/],
    ['has no handler', 'export const other = 1;', /handler/],
  ])('of a bundle that %s fails with the reason', async (_, source, reason) => {
    const { invoke } = start({ 'api-meta': source });
    expect(await invoke('api-meta', {})).toMatchObject({ errorMessage: expect.stringMatching(reason) });
  });

  it('of an unknown function fails', async () => {
    const { invoke } = start({});
    expect(await invoke('api-nothing', {})).toMatchObject({ errorType: 'ResourceNotFoundException' });
  });

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
  const timedOut = { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out after 3 seconds' };
  // Even on a busy machine a new instance starts within this time.
  const limitSeconds = 3;
  const short = { timeoutSecondsOf: (name: FunctionName) => (name === 'api-meta' ? limitSeconds : 60) };

  it.each([
    ['waits for ever', 'new Promise(() => {})'],
    ['computes for ever', '(() => { for (;;); })()'],
  ])('and %s times out, and the next call gets a new instance', async (_, expression) => {
    const { invoke } = start({ 'api-meta': handler(`event.wrong ? ${expression} : state.calls`) }, short);
    expect(await invoke('api-meta', { wrong: true })).toEqual(timedOut);
    expect(await invoke('api-meta', {})).toEqual({ payload: 1 });
  });

  it('leaves the other calls of its instance running', async () => {
    const source = handler(
      'event.wrong ? new Promise(() => {}) : (await new Promise((done) => setTimeout(done, 1500)), "done")',
    );
    const { invoke } = start({ 'api-meta': source }, { timeoutSecondsOf: () => limitSeconds });
    await invoke('api-meta', {});
    const slow = invoke('api-meta', { wrong: true });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await Promise.all([slow, invoke('api-meta', {})])).toEqual([timedOut, { payload: 'done' }]);
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

  it('cannot be reached from another function or from outside', async () => {
    const { invoke } = start({
      'api-meta': handler('(process.env.LEAK = "x", globalThis.leak = "x", "set")'),
      'api-user': handler('[process.env.LEAK ?? "none", globalThis.leak ?? "none"]'),
    });
    await invoke('api-meta', {});
    expect(await invoke('api-user', {})).toEqual({ payload: ['none', 'none'] });
    expect(process.env.LEAK).toBeUndefined();
  });

  it('is in UTC, whatever the time zone of the machine', async () => {
    const { invoke } = start({ 'api-meta': handler('new Date(0).toString()') });
    expect(await invoke('api-meta', {})).toMatchObject({
      payload: expect.stringContaining('00:00:00 GMT+0000'),
    });
  });
});

describe('the time a function sees', () => {
  const day = 86_400_000;

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

  it('jumps together with the clock in a running instance', async () => {
    const { invoke } = start({ 'api-meta': handler('[Date.now(), new Date()]') });
    await invoke('api-meta', {});
    clock.advance(30 * 86_400);
    const { payload } = (await invoke('api-meta', {})) as { payload: [number, string] };
    expect(payload[0] - Date.now()).toBeGreaterThan(30 * day - 60_000);
    expect(Date.parse(payload[1]) - Date.now()).toBeGreaterThan(30 * day - 60_000);
  });

  it('leaves the rest of Date unchanged', async () => {
    clock.advance(1000);
    const { invoke } = start({
      'api-meta': handler(`({
        instance: new Date() instanceof Date && !({} instanceof Date),
        constructed: new Date(0).constructor === Date,
        given: [new Date(5).getTime(), new Date('2026-03-09').toISOString(), new Date(2026, 0, 2).getDate()],
        invalid: Number.isNaN(new Date(undefined).getTime()),
        utc: Date.UTC(2026, 0), parsed: Date.parse('2026-01-01T00:00:00Z'), name: Date.name, length: Date.length,
        tag: Object.prototype.toString.call(new Date()), cloned: structuredClone(new Date(7)) instanceof Date,
      })`),
    });
    expect(await invoke('api-meta', {})).toEqual({
      payload: {
        instance: true,
        constructed: true,
        given: [5, '2026-03-09T00:00:00.000Z', 2],
        invalid: true,
        utc: 1_767_225_600_000,
        parsed: 1_767_225_600_000,
        name: 'Date',
        length: 7,
        tag: '[object Date]',
        cloned: true,
      },
    });
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

  it('arrives even if it ends in the middle of a line', async () => {
    const { invoke } = start({
      'api-meta': handler('(process.stdout.write("last words"), process.exit(1))'),
    });
    await invoke('api-meta', {});
    await vi.waitFor(() => expect(lines).toContainEqual({ name: 'api-meta', line: 'last words' }));
  });

  it('includes a crash', async () => {
    const { invoke } = start({
      'api-meta': handler('new Promise(() => setTimeout(() => { throw new Error("boom"); }))'),
    });
    await invoke('api-meta', {});
    expect(lines.map(({ line }) => JSON.parse(line))).toMatchObject([{ kind: 'crash', message: 'boom' }]);
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
