import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type FunctionName, functionDefinition, functionNames } from '#shared/contract/functions.ts';

export type InvocationResult = { payload: unknown } | { errorType: string; errorMessage: string };

export interface FunctionRuntime {
  invoke(name: string, event: unknown): Promise<InvocationResult>;
  /** Loads new bundles. Running instances end when they are idle. */
  reload(bundles: string): void;
  close(): Promise<void>;
}

interface RuntimeOptions {
  bundles: string;
  environmentOf(name: FunctionName): Record<string, string>;
  clockOffset: BigInt64Array;
  /** Receives every line a function writes, as CloudWatch Logs would. */
  onLog(name: FunctionName, line: string): void;
  /** The contract's timeouts are the default. */
  timeoutSecondsOf?: (name: FunctionName) => number;
}

interface WorkerStarted {
  hasStarted: true;
}

interface WorkerAnswer {
  id: number;
  payload?: string;
  errorType?: string;
  errorMessage?: string;
}

/** Runs functions as Lambda does: instances start with their first call and end when they time out or crash. */
export function startFunctionRuntime(given: RuntimeOptions): FunctionRuntime {
  // Lambda runs in UTC, and a thread shares the time zone of its process.
  process.env.TZ = 'UTC';
  let options = given;
  let closed = false;
  const instances = new Set<Instance>();
  const instanceOf = (name: FunctionName): Instance => {
    for (const instance of instances) {
      if (instance.ended) instances.delete(instance);
      else if (instance.name === name && !instance.retiring) return instance;
    }
    const fresh = new Instance(name, options);
    instances.add(fresh);
    return fresh;
  };
  return {
    async invoke(name, event) {
      const known = functionNames.find((candidate) => candidate === name);
      if (known === undefined)
        return { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${name}` };
      if (closed) return { errorType: 'ServiceException', errorMessage: stopping };
      return instanceOf(known).invoke(event);
    },
    reload(bundles) {
      options = { ...options, bundles };
      for (const instance of instances) instance.retire();
    },
    async close() {
      closed = true;
      await Promise.all([...instances].map((instance) => instance.end(stopping)));
    },
  };
}

const contractTimeout = (name: FunctionName): number => functionDefinition(name).timeoutSeconds;
const stopping = 'The local cloud is stopping';

class Instance {
  readonly name: FunctionName;
  ended = false;
  /** Takes no new calls and ends after its last answer. */
  retiring = false;
  readonly #worker: Worker;
  readonly #timeoutMs: number;
  readonly #pending = new Map<number, (result: InvocationResult) => void>();
  readonly #started = Promise.withResolvers<void>();
  #lastId = 0;

  constructor(name: FunctionName, options: RuntimeOptions) {
    const { bundles, environmentOf, clockOffset, onLog, timeoutSecondsOf = contractTimeout } = options;
    this.name = name;
    this.#timeoutMs = timeoutSecondsOf(name) * 1000;
    this.#worker = new Worker(new URL('./function-worker.mjs', import.meta.url), {
      name,
      env: environmentOf(name),
      workerData: { bundle: pathToFileURL(join(bundles, name, 'index.mjs')).href, offset: clockOffset },
      stdout: true,
      stderr: true,
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr])
      splitLines(stream, (line) => onLog(name, line));
    this.#worker.on('message', (message: WorkerStarted | WorkerAnswer) => {
      if ('hasStarted' in message) this.#started.resolve();
      else this.#settle(message);
    });
    this.#worker.on('error', (error) => {
      onLog(
        name,
        JSON.stringify({ kind: 'crash', name: error.name, message: error.message, stack: error.stack }),
      );
      void this.end(error.message);
    });
    this.#worker.on('exit', () => void this.end('Runtime exited'));
  }

  invoke(event: unknown): Promise<InvocationResult> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      let overrun: NodeJS.Timeout | undefined;
      this.#pending.set(id, (result) => {
        clearTimeout(overrun);
        resolve(result);
      });
      this.#worker.postMessage({ id, event });
      // As on Lambda, the start of an instance is not part of a call's time.
      void this.#started.promise.then(() => {
        if (this.#pending.has(id)) overrun = setTimeout(() => this.#giveUp(id), this.#timeoutMs);
      });
    });
  }

  retire(): void {
    this.retiring = true;
    if (this.#pending.size === 0) void this.end('Replaced');
  }

  async end(reason: string): Promise<void> {
    if (this.ended) return;
    this.ended = true;
    for (const settle of this.#pending.values())
      settle({ errorType: 'Runtime.ExitError', errorMessage: reason });
    this.#pending.clear();
    await this.#worker.terminate();
  }

  /** On Lambda, parallel calls run in other instances, so the other calls of this one go on to their end. */
  #giveUp(id: number): void {
    const errorMessage = `Task timed out after ${this.#timeoutMs / 1000} seconds`;
    this.retiring = true;
    this.#settle({ id, errorType: 'Sandbox.Timedout', errorMessage });
  }

  #settle({ id, payload, errorType, errorMessage }: WorkerAnswer): void {
    const settle = this.#pending.get(id);
    this.#pending.delete(id);
    settle?.(
      payload === undefined
        ? { errorType: errorType ?? 'Error', errorMessage: errorMessage ?? '' }
        : { payload: JSON.parse(payload) as unknown },
    );
    if (this.retiring && this.#pending.size === 0) void this.end('Replaced');
  }
}

function splitLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') onLine(line);
  });
  stream.once('end', () => {
    if (rest !== '') onLine(rest);
  });
}
