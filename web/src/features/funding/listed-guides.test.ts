import { expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { blueprintAddress } from './blueprint-address.ts';
import { listedGuides } from './listed-guides.ts';

it('exist for each grant without a page whose card lists its conditions', () => {
  const listed = grants.filter(({ listsOnCard }) => listsOnCard).map(({ id }) => id);
  expect(Object.keys(listedGuides)).toEqual(listed);
  expect(grants.filter(({ id }) => blueprintAddress(id, {}) === undefined).map(({ id }) => id)).toEqual(
    listed,
  );
});
