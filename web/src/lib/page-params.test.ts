import { describe, expect, it } from 'vitest';
import { pageParams } from './page-params.ts';

describe('the parameters in an address', () => {
  it.each([
    ['logIn', '/login', {}],
    ['logIn', '/login/', {}],
    ['run', '/make-money/path-compiler/runs/r1', { runId: 'r1' }],
    ['path', '/make-money/paths/maker/stall', { personaSlug: 'maker', pathSlug: 'stall' }],
  ] as const)('of %s are read from %s', (id, pathname, params) => {
    expect(pageParams(id, pathname)).toEqual(params);
  });

  it.each([
    ['home', '/login'],
    ['logIn', '/login/more'],
    ['logIn', '/LogIn'],
    ['run', '/make-money/path-compiler/runs/'],
    ['run', '/make-money/path-compiler/runs/r1/more'],
  ] as const)('of %s are not read from %s', (id, pathname) => {
    expect(pageParams(id, pathname)).toBeUndefined();
  });
});
