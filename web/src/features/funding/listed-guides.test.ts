import { expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { blueprintAddress } from './blueprint-address.ts';
import { listedGuides } from './listed-guides.ts';

it('is there for each grant that lists on its card what it asks, which has no page to do so', () => {
  const listed = grants.filter(({ listsOnCard }) => listsOnCard).map(({ id }) => id);
  expect(Object.keys(listedGuides)).toEqual(listed);
  expect(grants.filter(({ id }) => blueprintAddress(id, {}) === undefined).map(({ id }) => id)).toEqual(
    listed,
  );
});
