import { setTimeout as wait } from 'node:timers/promises';
import type { WritableMailStore } from './mail-store.ts';

/** Resolves to whether the message was accepted. */
export type Publish = (message: string) => Promise<boolean>;

const attempts = 3;
const pauseMs = 200;

/**
 * Publishes reports in order, each until it is accepted. A report that fails several times, or is cut off by a kill, is
 * published again at the next start: it may arrive twice, and is never lost.
 */
export function keepReporting(store: WritableMailStore, publish: Publish) {
  let closed = false;
  let under: Promise<void> = Promise.resolve();

  async function publishOne({ id, message }: { id: number; message: string }): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts && !closed; attempt += 1) {
      if (await publish(message).catch(() => false)) {
        if (!closed) store.removeReport(id);
        return true;
      }
      await wait(pauseMs);
    }
    return false;
  }

  const publishAll = (): Promise<void> => {
    under = under.then(async () => {
      for (const report of closed ? [] : store.reports()) await publishOne(report);
    });
    return under;
  };
  void publishAll();

  return {
    publishAll,
    async report(message: string): Promise<boolean> {
      store.addReport(message);
      await publishAll();
      return !store.reports().some((report) => report.message === message);
    },
    async close(): Promise<void> {
      closed = true;
      await under;
    },
  };
}
