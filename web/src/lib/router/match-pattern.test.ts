import { expect, it } from 'vitest';
import { matchPattern } from './match-pattern.ts';

it.each([
  ['/', '/', {}],
  ['/login', '/login/', {}],
  ['/login', '/LogIn', {}],
  ['/runs/:runId', '/runs/r1', { runId: 'r1' }],
  ['/paths/:one/:two', '/paths/a%2Fb/c%20d', { one: 'a/b', two: 'c d' }],
  ['/runs/:runId', '/runs/100%', { runId: '100%' }],
])('%s fits %s', (pattern, pathname, params) => {
  expect(matchPattern(pattern, pathname)).toEqual(params);
});

it.each([
  ['/', '/login'],
  ['/login', '/login/more'],
  ['/runs/:runId', '/runs/'],
  ['/runs/:runId', '/runs/r1/more'],
  ['/a.b', '/axb'],
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPattern(pattern, pathname)).toBeUndefined();
});
