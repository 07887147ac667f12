import { setTimeout as wait } from 'node:timers/promises';
import type { WritableMailStore } from './mail-store.ts';

/** Whether it was taken. */
export type Publish = (message: string) => Promise<boolean>;

const attempts = 3;
const pauseMs = 200;

/**
 * Publishes one after the other what is to be reported, each until it was taken. What was not, after some attempts or at
 * a kill, is published again at the next start, so that a report may come twice and is not lost.
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
