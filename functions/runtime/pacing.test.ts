import { describe, expect, it } from 'vitest';
import { type Pacing, TryAgain, untilDone } from './pacing.ts';

function recorded(random: number) {
  const waits: number[] = [];
  const pacing: Pacing = { random: () => random, sleep: async (ms) => void waits.push(ms) };
  return { waits, pacing };
}

describe('trying until done', () => {
  it('returns the first outcome without waiting', async () => {
    const { waits, pacing } = recorded(0.5);
    expect(await untilDone(pacing, async () => 'done')).toBe('done');
    expect(waits).toEqual([]);
  });

  it('waits a random part of a bound that doubles up to a fifth of a second', async () => {
    const { waits, pacing } = recorded(0.5);
    let made = 0;
    await untilDone(pacing, async () => {
      made += 1;
      return made < 9 ? new TryAgain({ kind: 'refused' }) : 'done';
    });
    expect(waits).toEqual([10, 20, 40, 80, 100, 100, 100, 100]);
  });

  it('gives up after forty attempts, with their results and the last cause', async () => {
    const { waits, pacing } = recorded(0);
    const cause = new Error('no answer');
    let made = 0;
    const attempt = async () => {
      made += 1;
      return new TryAgain(made < 40 ? { kind: 'refused' } : { kind: 'unknown', cause });
    };
    const message = 'Gave up after 40 attempts: 39 refused, 1 unknown';
    await expect(untilDone(pacing, attempt)).rejects.toMatchObject({ message, cause });
    expect(waits).toHaveLength(39);
  });

  it('rethrows a fault without a retry', async () => {
    const { waits, pacing } = recorded(0);
    const attempt = async (): Promise<string> => {
      throw new Error('broken');
    };
    await expect(untilDone(pacing, attempt)).rejects.toThrow('broken');
    expect(waits).toEqual([]);
  });
});
