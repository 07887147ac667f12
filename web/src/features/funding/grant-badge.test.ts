import { expect, it } from 'vitest';
import { standingWords } from './grant-badge.tsx';

it.each([
  ['eligible', 'ongoing', true, 'Eligible, open all year'],
  ['eligible', 'closed', true, 'Eligible, but no round is open'],
  ['reachable', 'open', true, 'Reachable, round open'],
  ['reachable', 'unknown', true, 'Reachable, but no round is known'],
  ['reachable', 'ongoing', false, 'Reachable: a provider decides'],
  ['reachable', 'closed', false, 'Reachable, but no round is open'],
] as const)('a grant that is %s, its round %s, says so as one thing', (status, kind, settled, words) => {
  expect(standingWords(status, kind, settled)).toBe(words);
});
