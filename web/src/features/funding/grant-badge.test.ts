import { expect, it } from 'vitest';
import { standingWords } from './grant-badge.tsx';

it.each([
  ['eligible', 'ongoing', true, 'Eligible, open all year'],
  ['eligible', 'closed', true, 'Eligible, but closed now'],
  ['reachable', 'open', true, 'Reachable, round open'],
  ['reachable', 'unknown', true, 'Reachable, but no round announced'],
  ['reachable', 'ongoing', false, 'Reachable: a provider decides'],
  ['reachable', 'closed', false, 'Reachable, but closed now'],
] as const)('a grant that is %s, its round %s, has one combined label', (status, kind, settled, words) => {
  expect(standingWords(status, kind, settled)).toBe(words);
});
