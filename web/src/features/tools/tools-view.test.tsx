import { expect, it } from 'vitest';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { filterGroups } from './tools-view.tsx';

it('shows the tools of one moment, and no empty group', () => {
  const groups = filterGroups(startupStack.groups, 'team');
  expect(groups.map(({ title, tools }) => [title, tools.map(({ id }) => id)])).toEqual([
    ['Register', ['asic']],
    ['Plan and deliver', ['notion']],
  ]);
});

it('shows everything without a moment', () => {
  expect(filterGroups(startupStack.groups, undefined)).toEqual(startupStack.groups);
});
