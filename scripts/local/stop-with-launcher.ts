import { readFileSync } from 'node:fs';

const checkEveryMs = 300;

/**
 * Under `npm start` the person's process is npm's. When that is killed outright nobody tells this one, which would go
 * on holding the port: so it watches those above it and stops once they are gone.
 */
export function stopWithLauncher(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const launcher = isShellBetween(parent) ? parentOf(parent) : undefined;
  setInterval(() => {
    if (process.ppid !== parent || (launcher !== undefined && parentOf(parent) !== launcher)) stop();
  }, checkEveryMs).unref();
}

/** npm starts a script by way of `sh -c`. Most shells make way for it; dash stays, and outlives npm. */
function isShellBetween(pid: number): boolean {
  return /^[^\0]*sh\0-c\0/.test(processFile(pid, 'cmdline') ?? '');
}

function parentOf(pid: number): number | undefined {
  const stat = processFile(pid, 'stat');
  // The name before the state may hold spaces and brackets itself.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
}

/** Undefined on systems that keep no such files; their shells make way. */
function processFile(pid: number, name: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
