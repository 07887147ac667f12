import { expect, it } from 'vitest';
import { standingWords } from './grant-badge.tsx';

it.each([
  ['eligible', 'ongoing', 'Eligible, open all year'],
  ['eligible', 'closed', 'Eligible, but the round is closed'],
  ['reachable', 'open', 'Reachable, round open'],
  ['reachable', 'unknown', 'Reachable, but no round is known'],
] as const)('a grant that is %s, its round %s, says so as one thing', (status, kind, words) => {
  expect(standingWords(status, kind)).toBe(words);
});
