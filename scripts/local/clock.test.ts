import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LocalClock, writeDurably } from './clock.ts';

const root = mkdtempSync(join(tmpdir(), 'waymint-clock-'));
afterAll(() => rmSync(root, { recursive: true }));

const offsetMs = (clock: LocalClock) => Number(clock.offset[0]);

describe('the local clock', () => {
  it("shows the machine's time until it is moved", () => {
    const clock = new LocalClock(join(root, 'fresh'));
    const before = Date.now();
    expect(clock.nowMs()).toBeGreaterThanOrEqual(before);
    expect(clock.nowMs()).toBeLessThanOrEqual(Date.now());
  });

  it('moves forward each time it is told to', () => {
    const clock = new LocalClock(join(root, 'moved'));
    clock.advance(3600);
    clock.advance(30 * 86_400);
    clock.advance(0);
    expect(offsetMs(clock)).toBe((3600 + 30 * 86_400) * 1000);
    expect(clock.nowMs() - Date.now()).toBeGreaterThan((3600 + 30 * 86_400) * 1000 - 5000);
  });

  it('keeps its offset after a restart', () => {
    const folder = join(root, 'kept');
    new LocalClock(folder).advance(7200);
    const again = new LocalClock(folder);
    again.advance(1);
    expect([offsetMs(again), offsetMs(new LocalClock(folder))]).toEqual([7_201_000, 7_201_000]);
  });

  it('shares its offset with threads through shared memory', () => {
    const clock = new LocalClock(join(root, 'shared'));
    expect(clock.offset.buffer).toBeInstanceOf(SharedArrayBuffer);
    const seenElsewhere = new BigInt64Array(clock.offset.buffer);
    clock.advance(5);
    expect(seenElsewhere[0]).toBe(5000n);
  });

  it('refuses to start from an offset it cannot read', () => {
    const folder = join(root, 'garbled');
    mkdirSync(folder);
    writeFileSync(join(folder, 'clock-offset-ms'), 'yesterday');
    expect(() => new LocalClock(folder)).toThrow(SyntaxError);
  });
});

describe('a durable write', () => {
  it('replaces the whole file and leaves no other file', () => {
    const folder = join(root, 'written');
    mkdirSync(folder);
    writeDurably(join(folder, 'file'), 'a long first version');
    writeDurably(join(folder, 'file'), 'short');
    expect([readdirSync(folder), readFileSync(join(folder, 'file'), 'utf8')]).toEqual([['file'], 'short']);
  });

  it('ignores what an interrupted write left', () => {
    const folder = join(root, 'interrupted');
    mkdirSync(folder);
    writeFileSync(join(folder, 'file'), 'old');
    writeFileSync(join(folder, 'file.new'), 'half of someth');
    writeDurably(join(folder, 'file'), 'new');
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('new');
  });
});
