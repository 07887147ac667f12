import { expect, it } from 'vitest';
import { readAnswers } from './read-answers.ts';

const answers = { incomeGoal: '', timePerWeek: '', budget: '', skills: '', interests: '', content: '' };
const limit = { name: 'reading-address', max: 2, windowSeconds: 3600 };

it('refuses an address that has asked too often, and reads nothing for it', async () => {
  const counted: string[] = [];
  const read = readAnswers({
    clock: { nowMs: () => 0 },
    limits: {
      attempt: async ({ name }, subject) => {
        counted.push(`${name} ${subject}`);
        return { allowed: false, retryAfterSeconds: 90 };
      },
    },
    readingsOfAddress: limit,
    loadCatalogue: async () => {
      throw new Error('nothing is to be read');
    },
  });
  const refused = await read({
    params: {},
    query: {},
    session: undefined,
    body: { ...answers, country: 'Australia' },
    request: {
      requestId: 'r1',
      clientAddress: '2001:db8:1:2:3::4',
      header: () => undefined,
      rawBody: new Uint8Array(),
    },
  });
  expect(refused).toMatchObject({ kind: 'refusal', code: 'too-many-requests', retryAfterSeconds: 90 });
  expect(counted).toEqual(['reading-address 2001:db8:1:2::/64']);
});
