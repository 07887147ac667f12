import { describe, expect, it } from 'vitest';
import { Chance } from '../proof/stories/chance.ts';
import type { Person } from './people.ts';
import { type Done, playLoad } from './play-load.ts';
import { errorsOf, summarise } from './summarise.ts';

const person = (): Person => ({
  localAddress: '127.1.0.1',
  email: 'person-0@example.com',
  token: 'token',
  userId: 'usr_0',
  balance: 0,
  unlocked: [],
  checkout: 'cs_1',
  isBusy: false,
  isUncertain: false,
});

describe('a load', () => {
  it('reports a payment that could not be verified at its end', async () => {
    const people = [person()];
    const sendAs = async () => ({ status: 500, location: undefined, body: { code: 'internal-error' } });
    const done: Done[] = [];
    const world = { sendAs, chance: new Chance(1), people, sections: new Map<string, string>() };
    await playLoad(world, { perSecond: 1, seconds: 0 }, done);
    expect(done).toMatchObject([{ kind: 'verify a payment', error: '500 internal-error' }]);
    expect(people).toMatchObject([{ isUncertain: true }]);
  });

  it('reports errors of the warm-up', () => {
    const failed: Done = { kind: 'unlock a path', ms: 1, error: '500 internal-error' };
    const played = { warmUp: [failed, failed], done: [], memory: [], faults: [] };
    expect([...errorsOf(played)]).toEqual([['500 internal-error (unlock a path, warming up)', 2]]);
    expect(summarise(played, 1)).toContain('2 × 500 internal-error (unlock a path, warming up)');
  });
});
