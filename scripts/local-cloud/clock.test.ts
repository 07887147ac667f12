import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LocalClock, writeDurably } from './clock.ts';

const root = mkdtempSync(join(tmpdir(), 'waymint-clock-'));
afterAll(() => rmSync(root, { recursive: true }));

const offsetMs = (clock: LocalClock) => Number(clock.offset[0]);

describe('the local clock', () => {
  it('keeps its offset after a restart', () => {
    const folder = join(root, 'kept');
    new LocalClock(folder).advance(7200);
    const again = new LocalClock(folder);
    again.advance(1);
    expect([offsetMs(again), offsetMs(new LocalClock(folder))]).toEqual([7_201_000, 7_201_000]);
  });
});

describe('a durable write', () => {
  it('ignores what an interrupted write left', () => {
    const folder = join(root, 'interrupted');
    mkdirSync(folder);
    writeFileSync(join(folder, 'file'), 'old');
    writeFileSync(join(folder, 'file.new'), 'half of someth');
    writeDurably(join(folder, 'file'), 'new');
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('new');
  });
});
