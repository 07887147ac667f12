import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#shared/domain/clock.ts';

/**
 * The one clock of the local cloud: the machine's clock plus an offset that survives a restart. The offset is in
 * shared memory, so the functions' threads follow it immediately.
 */
export class LocalClock implements Clock {
  readonly offset = new BigInt64Array(new SharedArrayBuffer(8));
  readonly #file: string;

  constructor(dataFolder: string) {
    mkdirSync(dataFolder, { recursive: true });
    this.#file = join(dataFolder, 'clock-offset-ms');
    Atomics.store(this.offset, 0, readOffset(this.#file));
  }

  nowMs(): number {
    return Date.now() + Number(Atomics.load(this.offset, 0));
  }

  advance(seconds: number): void {
    const moved = Atomics.load(this.offset, 0) + BigInt(seconds) * 1000n;
    writeDurably(this.#file, moved.toString());
    Atomics.store(this.offset, 0, moved);
  }
}

function readOffset(file: string): bigint {
  try {
    return BigInt(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0n;
    throw error;
  }
}

/** Leaves either the old content or the new one, whenever the machine stops. */
export function writeDurably(file: string, text: string): void {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(fresh, file);
}
