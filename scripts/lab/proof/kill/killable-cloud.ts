import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface KillableCloud {
  siteUrl: string;
  /** Sends SIGKILL to all of its processes, and resolves when they have ended. */
  kill(): Promise<void>;
  /** Of all its processes. */
  memoryMb(): number;
}

/** `whole` includes the site and the schedules. */
export async function startKillable(folder: string, port: number, whole?: 'whole'): Promise<KillableCloud> {
  const program = join(import.meta.dirname, 'cloud-process.ts');
  const child = spawn(
    process.execPath,
    [program, folder, String(port), ...(whole === undefined ? [] : [whole])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000);
  });
  const ended = once(child, 'exit');
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const started = await Promise.race([line, ended.then(() => undefined)]);
  if (started === undefined) throw new Error(`The cloud does not start any more: ${complaints}`);
  const [siteUrl] = started;
  return {
    siteUrl,
    async kill() {
      const { pid } = child;
      if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      for (const one of [{ pid, kilobytes: 0 }, ...descendantsOf(pid)]) end(one.pid);
      await ended;
    },
    memoryMb: () => descendantsOf(process.pid).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024,
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Children have separate process groups, so killing one group would not reach them all. */
function descendantsOf(ancestor: number): { pid: number; kilobytes: number }[] {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const all = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): { pid: number; kilobytes: number }[] =>
    all.flatMap(([pid = 0, ppid, kilobytes = 0]) =>
      ppid === parent ? [{ pid, kilobytes }, ...below(pid)] : [],
    );
  return below(ancestor);
}
