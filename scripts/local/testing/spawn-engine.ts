import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SpawnedEngine {
  child: ChildProcess;
  url: string;
  /** The settings an SDK client needs to reach the engine, and to notice when it is gone. */
  client: {
    endpoint: string;
    region: string;
    maxAttempts: number;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
  kill(): Promise<void>;
}

export async function spawnEngine(name: string, dataFolder: string): Promise<SpawnedEngine> {
  const program = join(import.meta.dirname, 'engine-process.ts');
  // A separate process group, as when started from a terminal.
  const child = spawn(process.execPath, [program, name, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const credentials = { accessKeyId: 'local-operator', secretAccessKey: 'secret' };
  return {
    child,
    url,
    client: { endpoint: url, region: 'ap-southeast-2', maxAttempts: 1, credentials },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
