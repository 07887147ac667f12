import { globSync, readFileSync } from 'node:fs';

export interface FoundEngine {
  pid: number;
  host: string;
  port: string;
}

/** Finds the engine's process for a data folder among the system's processes. Linux only. */
export function findDynoxideOn(dataFolder: string): FoundEngine | undefined {
  for (const file of globSync('/proc/[0-9]*/cmdline')) {
    const words = wordsOf(file);
    const after = (name: string) => words[words.indexOf(name) + 1] ?? '';
    if (!words[0]?.endsWith('dynoxide') || !after('--db-path').startsWith(dataFolder)) continue;
    return { pid: Number(file.split('/')[2]), host: after('--host'), port: after('--port') };
  }
  return undefined;
}

/** A process may end before it is read. */
function wordsOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\0');
  } catch {
    return [];
  }
}
