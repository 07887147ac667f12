import { describe, expect, it } from 'vitest';
import { hasWords, isAsked, openQuery, type PathQuery, readQuery, writeQuery } from './path-query.ts';

const topics = ['Local work', 'Shops and resale'];

const pairs: readonly [address: string, query: Partial<PathQuery>][] = [
  ['', {}],
  ['q=video', { q: 'video' }],
  ['q=caf%C3%A9s+%26+trades', { q: 'cafés & trades' }],
  ['q=dog+', { q: 'dog ' }],
  ['q=dog&sort=hours', { q: 'dog', sort: 'hours' }],
  ['free=1&hours5=1', { free: true, hours5: true }],
  [
    'topic=Local+work&under100=1&home=1&nocalls=1',
    { topic: 'Local work', under100: true, home: true, nocalls: true },
  ],
];

describe('the query in the address', () => {
  it.each(pairs)('?%s is read', (address, query) => {
    expect(readQuery(new URLSearchParams(address), topics)).toEqual({ ...openQuery, ...query });
  });

  it.each(pairs)('?%s is written', (address, query) => {
    expect(writeQuery(new URLSearchParams(), { ...openQuery, ...query })).toBe(address);
  });

  it.each([
    'topic=local+work',
    'topic=skydiving',
    'hours5=yes',
    'under100=0',
    'home=',
    'free=true',
    'tag=etsy&hours=3',
    'sort=price',
    'topic=&free=&q=',
  ])('?%s is ignored', (address) => {
    expect(readQuery(new URLSearchParams(address), topics)).toEqual(openQuery);
  });

  it.each([
    ['ref=funding', { q: 'video' }, 'ref=funding&q=video'],
    ['q=dogs&ref=launch&hours5=1', { under100: true }, 'ref=launch&under100=1'],
    ['q=dogs&free=1', {}, ''],
    ['topic=a&topic=b', { topic: 'Local work' }, 'topic=Local+work'],
  ])('?%s keeps other parameters', (address, query, written) => {
    expect(writeQuery(new URLSearchParams(address), { ...openQuery, ...query })).toBe(written);
  });
});

describe('the filters of a query', () => {
  it.each([
    ['q', { q: 'video' }, true],
    ['q', { q: '  ' }, false],
    ['q', { q: '$$' }, false],
    ['q', { q: '$100' }, true],
    ['topic', { topic: 'Local work' }, true],
    ['topic', {}, false],
    ['home', { home: true }, true],
    ['free', { free: true }, true],
    ['free', {}, false],
  ] as const)('%s in %o: %s', (name, query, asked) => {
    expect(isAsked({ ...openQuery, ...query }, name)).toBe(asked);
  });
});

const text =
  'Short-Form Editing Studio: monthly packs for coaches, cafés and trades. Dog walking. A seller’s guide. One hobby, one dish.';

const beginnings = ['podcast', 'organis', 'cat', 'from', 'home', 'tiktok', 'photos'];

describe('the words of a text', () => {
  it.each([
    '',
    '  ',
    '…',
    'studio',
    'STUDIO',
    'edit',
    'studio editing',
    'short form',
    'short-form',
    'shortform',
    'cafe',
    'Cafés',
    'cafés',
    'dogs',
    'sellers',
    'seller’s',
    'pack,',
    'podcasts',
    'organising',
    'cats',
    'from home',
    'tik tok',
    'pod cast',
    'photography',
    'photographer',
    'hobbies',
    'dishes',
    'photos',
    'coaches',
  ])('match “%s”', (words) => {
    expect(hasWords({ text, beginnings }, words)).toBe(true);
  });

  it.each([
    'video',
    'studio video',
    'ditto',
    'orm',
    'as',
    '.*x',
    'editing studio 2',
    'catering',
    'videography',
    'tik tak',
    'homeless dog park',
    'ladies',
    'series',
  ])('do not match “%s”', (words) => {
    expect(hasWords({ text, beginnings }, words)).toBe(false);
  });
});
