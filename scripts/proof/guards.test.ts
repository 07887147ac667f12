import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { guards as moneyGuards } from './money/guards.ts';
import { guards as runGuards } from './runs/guards.ts';
import { withoutGuard } from './stories/without-guard.ts';

const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');

it.each([...moneyGuards, ...runGuards].map((guard) => [guard.name, guard] as const))(
  'the guard “%s” stands in the sources as it is written here',
  (_, guard) => {
    for (const { file } of guard.edits)
      expect(withoutGuard(sourceOf(file), file, guard)).not.toBe(sourceOf(file));
  },
);

it('a guard that is not in the sources is an error', () => {
  const guard = { name: 'made up', edits: [{ file: 'a.ts', find: 'never', replace: '' }] };
  expect(() => withoutGuard('const always = 1;', 'a.ts', guard)).toThrow('“made up” is in a.ts 0 times');
});
