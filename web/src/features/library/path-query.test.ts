import { describe, expect, it } from 'vitest';
import {
  isAsked,
  type OfferedChoices,
  openQuery,
  type PathQuery,
  readQuery,
  writeQuery,
} from './path-query.ts';

const offered: OfferedChoices = {
  hours: ['3', '5', '10'],
  budget: ['0', '99', '299'],
  tech: ['Low', 'Low–Medium'],
  tag: ['local tasks', 'etsy'],
};

const pairs: readonly [address: string, query: Partial<PathQuery>][] = [
  ['', {}],
  ['q=video', { q: 'video' }],
  ['q=caf%C3%A9s+%26+trades', { q: 'cafés & trades' }],
  ['q=dog+', { q: 'dog ' }],
  ['hours=3&budget=0', { hours: '3', budget: '0' }],
  ['tech=Low%E2%80%93Medium&tag=local+tasks&free=1', { tech: 'Low–Medium', tag: 'local tasks', free: true }],
];

describe('the query in the address', () => {
  it.each(pairs)('?%s is read', (address, query) => {
    expect(readQuery(new URLSearchParams(address), offered)).toEqual({ ...openQuery, ...query });
  });

  it.each(pairs)('?%s is written', (address, query) => {
    expect(writeQuery(new URLSearchParams(), { ...openQuery, ...query })).toBe(address);
  });

  it.each([
    'hours=4',
    'hours=3h',
    'budget=-1',
    'tech=low',
    'tag=skydiving',
    'free=yes',
    'free=0',
    'free=',
    'sort=price',
    'hours=&budget=&tech=&tag=&q=',
  ])('?%s asks for nothing that is known', (address) => {
    expect(readQuery(new URLSearchParams(address), offered)).toEqual(openQuery);
  });

  it.each([
    ['ref=funding', { q: 'video' }, 'ref=funding&q=video'],
    ['q=dogs&ref=launch&hours=3', { hours: '5' }, 'ref=launch&hours=5'],
    ['q=dogs&free=1', {}, ''],
    ['tag=a&tag=b', { tag: 'etsy' }, 'tag=etsy'],
  ])('?%s keeps what is not its own', (address, query, written) => {
    expect(writeQuery(new URLSearchParams(address), { ...openQuery, ...query })).toBe(written);
  });
});

describe('what is asked', () => {
  it.each([
    ['q', { q: 'video' }, true],
    ['q', { q: '  ' }, false],
    ['hours', { hours: '3' }, true],
    ['budget', { budget: '0' }, true],
    ['budget', {}, false],
    ['free', { free: true }, true],
    ['free', {}, false],
  ] as const)('%s in %o: %s', (name, query, asked) => {
    expect(isAsked({ ...openQuery, ...query }, name)).toBe(asked);
  });
});
