import { readFileSync } from 'node:fs';

const checkEveryMs = 300;

/**
 * `npm start` runs this process below npm's. When npm is killed, this process gets no signal and would keep the port,
 * so it watches the processes above it and stops when they are gone.
 */
export function stopWithLauncher(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const launcher = isShellBetween(parent) ? parentOf(parent) : undefined;
  setInterval(() => {
    if (process.ppid !== parent || (launcher !== undefined && parentOf(parent) !== launcher)) stop();
  }, checkEveryMs).unref();
}

/** npm starts a script through `sh -c`. Most shells replace themselves with it; dash stays and outlives npm. */
function isShellBetween(pid: number): boolean {
  return /^[^\0]*sh\0-c\0/.test(processFile(pid, 'cmdline') ?? '');
}

function parentOf(pid: number): number | undefined {
  const stat = processFile(pid, 'stat');
  // The name before the state may contain spaces and brackets.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
}

/** Undefined on systems without these files; their shells replace themselves. */
function processFile(pid: number, name: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
