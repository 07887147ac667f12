import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type FunctionName, functionDefinition, functionNames } from '../../../shared/contract/functions.ts';

export type InvocationResult = { payload: unknown } | { errorType: string; errorMessage: string };

export interface FunctionRuntime {
  invoke(name: string, event: unknown): Promise<InvocationResult>;
  /** Loads new bundles: the running instances end once they are idle. */
  reload(bundles: string): void;
  close(): Promise<void>;
}

interface RuntimeOptions {
  bundles: string;
  environmentOf(name: FunctionName): Record<string, string>;
  clockOffset: BigInt64Array;
  /** Every line a function writes, as CloudWatch Logs would get it. */
  onLog(name: FunctionName, line: string): void;
}

interface WorkerAnswer {
  id: number;
  payload?: string;
  errorType?: string;
  errorMessage?: string;
}

/** Runs functions as Lambda does: instances of their own, made when first called, ended when they overrun or crash. */
export function startFunctionRuntime(given: RuntimeOptions): FunctionRuntime {
  let options = given;
  const instances = new Map<FunctionName, Instance>();
  const instanceOf = (name: FunctionName): Instance => {
    const running = instances.get(name);
    if (running !== undefined && !running.ended) return running;
    const fresh = new Instance(name, options);
    instances.set(name, fresh);
    return fresh;
  };
  return {
    async invoke(name, event) {
      const known = functionNames.find((candidate) => candidate === name);
      if (known === undefined)
        return { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${name}` };
      return instanceOf(known).invoke(event);
    },
    reload(bundles) {
      options = { ...options, bundles };
      for (const instance of instances.values()) instance.retire();
      instances.clear();
    },
    async close() {
      await Promise.all(
        [...instances.values()].map((instance) => instance.end('The local cloud is stopping')),
      );
    },
  };
}

class Instance {
  ended = false;
  readonly #worker: Worker;
  readonly #timeoutMs: number;
  readonly #pending = new Map<number, (result: InvocationResult) => void>();
  #lastId = 0;
  #retiring = false;

  constructor(name: FunctionName, { bundles, environmentOf, clockOffset, onLog }: RuntimeOptions) {
    this.#timeoutMs = functionDefinition(name).timeoutSeconds * 1000;
    this.#worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
      name,
      env: environmentOf(name),
      workerData: { bundle: pathToFileURL(join(bundles, name, 'index.mjs')).href, offset: clockOffset },
      stdout: true,
      stderr: true,
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr])
      splitLines(stream, (line) => onLog(name, line));
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
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
      const overrun = setTimeout(
        () => void this.end(`Task timed out after ${this.#timeoutMs / 1000} seconds`),
        this.#timeoutMs,
      );
      this.#pending.set(id, (result) => {
        clearTimeout(overrun);
        resolve(result);
      });
      this.#worker.postMessage({ id, event });
    });
  }

  retire(): void {
    this.#retiring = true;
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

  #settle({ id, payload, errorType, errorMessage }: WorkerAnswer): void {
    const settle = this.#pending.get(id);
    this.#pending.delete(id);
    settle?.(
      payload === undefined
        ? { errorType: errorType ?? 'Error', errorMessage: errorMessage ?? '' }
        : { payload: JSON.parse(payload) as unknown },
    );
    if (this.#retiring && this.#pending.size === 0) void this.end('Replaced');
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
}
