import { expect, it } from 'vitest';
import { isActivity } from './activity.ts';

it.each([
  ['skate sharpening and profiling', true],
  ['grinding combs and cutters', true],
  ['carving emu eggs', true],
  ['bat repairs for clubs', true],
  ['crab pots', false],
  ['foraging toys for parrots', false],
  ['silver earrings', false],
  ['snail farming', false],
  ['oaten hay', false],
])('“%s” is work and no thing: %s', (name, is) => {
  expect(isActivity(name)).toBe(is);
});
