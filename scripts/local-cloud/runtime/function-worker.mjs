/**
 * One thread for one function, as a Lambda instance. It loads the deployed bundle with only the environment that the
 * contract gives the function. `Date` follows the local cloud's clock. This file is not TypeScript, because each thread
 * would load Node's compiler first, which takes as long as the rest of its start.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { bundle, offset } = workerData;
const machineDate = Date;
const nowMs = () => machineDate.now() + Number(Atomics.load(offset, 0));

globalThis.Date = new Proxy(machineDate, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [nowMs()] : parameters, newTarget),
  apply: () => new machineDate(nowMs()).toString(),
  get: (target, name) => (name === 'now' ? nowMs : Reflect.get(target, name)),
});

// A date made with another date's constructor must follow the clock too.
machineDate.prototype.constructor = globalThis.Date;

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');

const loaded = import(bundle);
// A call that finds a bundle broken fails too.
void loaded.catch(() => {}).then(() => port.postMessage({ hasStarted: true }));

/** The logs of a call must arrive before its answer. */
const flushLogs = () =>
  Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))),
  );

port.on('message', async ({ id, event }) => {
  try {
    const { handler } = await loaded;
    const payload = await handler(event, { awsRequestId: String(id) });
    await flushLogs();
    port.postMessage({ id, payload: payload === undefined ? 'null' : JSON.stringify(payload) });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    console.error(
      JSON.stringify({ kind: 'unhandled', name: error.name, message: error.message, stack: error.stack }),
    );
    await flushLogs();
    port.postMessage({ id, errorType: error.name, errorMessage: error.message });
  }
});
