import { findDynoxide, runDynoxide } from './run-dynoxide.ts';

const restartsAllowed = 5;
const withinMs = 60_000;

export interface KeptEngine {
  /** Waits while the engine is being started again. */
  url(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Restarts the engine whenever it ends; the file holds what it acknowledged. An engine that keeps ending stops this
 * process, which prints the reason.
 */
export async function keepDynoxide(file: string): Promise<KeptEngine> {
  const start = () => runDynoxide(findDynoxide(), file);
  let running = start();
  let closing = false;
  const endedAtMs: number[] = [];
  const restart = async () => {
    endedAtMs.push(Date.now());
    const recent = endedAtMs.filter((atMs) => atMs > Date.now() - withinMs);
    if (recent.length > restartsAllowed)
      throw new Error(`The embedded DynamoDB on ${file} has ended ${recent.length} times within a minute`);
    console.error('The embedded DynamoDB has ended by itself. It is being started again.');
    return start();
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await (await running).ended;
      if (closing) return;
      running = restart();
    }
  };
  await running;
  // When this fails, the process ends with the reason.
  void watch();
  return {
    url: async () => (await running).url,
    async close() {
      closing = true;
      await (await running).close();
    },
  };
}
