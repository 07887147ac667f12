import { expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { blueprintAddress, standingWords } from './grant-card.tsx';
import { listedGuides } from './grant-lists.tsx';

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

it('exist for each grant without a page whose card lists its conditions', () => {
  const listed = grants.filter(({ listsOnCard }) => listsOnCard).map(({ id }) => id);
  expect(Object.keys(listedGuides)).toEqual(listed);
  expect(grants.filter(({ id }) => blueprintAddress(id, {}) === undefined).map(({ id }) => id)).toEqual(
    listed,
  );
});
