import { expect, it } from 'vitest';
import { helpAt } from './stage-table.tsx';

const requires = { abn: true, stages: ['idea', 'mvp'] as const };

it.each([
  ['idea', 'towards'],
  ['mvp', 'applies'],
  ['first-home', 'none'],
] as const)('a grant for an idea and a first version helps at the stage %s: %s', (stage, help) => {
  expect(helpAt({ requires }, stage)).toBe(help);
});
