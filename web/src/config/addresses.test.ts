import { describe, expect, it } from 'vitest';
import { pages } from '#shared/contract/pages.ts';
import { addresses } from './addresses.ts';

describe('the addresses', () => {
  it.each([
    [addresses.home(), '/'],
    [addresses.persona({ personaSlug: 'ai-operator' }), '/make-money/paths/ai-operator'],
    [addresses.path({ personaSlug: 'ai-operator', pathSlug: 'x/y' }), '/make-money/paths/ai-operator/x%2Fy'],
    [addresses.logIn(), '/login'],
    [addresses.logIn({}), '/login'],
    [addresses.logIn({ ref: '/token/order?a=1&b=2' }), '/login?ref=%2Ftoken%2Forder%3Fa%3D1%26b%3D2'],
    [addresses.run({ runId: 'r1' }), '/make-money/path-compiler/runs/r1'],
    [addresses.file({ fileId: 'f1', runId: 'r1' }), '/user/files/f1?runId=r1'],
  ])('include %s', (built, expected) => {
    expect(built).toBe(expected);
  });

  it('require the parameters of every address that has some', () => {
    const withParts = Object.entries(pages).filter(([, { path }]) => path.includes(':'));
    expect(withParts.map(([id]) => id)).toEqual(['persona', 'path', 'run', 'file', 'invoice']);
  });

  it('have a builder for every page of the contract', () => {
    expect(Object.keys(addresses)).toEqual(Object.keys(pages));
  });
});
