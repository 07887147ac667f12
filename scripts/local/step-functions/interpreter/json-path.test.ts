import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { parsePath, readPath, writePath } from './json-path.ts';

const data: Json = { a: { 'b-c': { d: 'deep' } }, list: [1], nothing: null };

const read = (text: string): Json | undefined => {
  const path = parsePath(text);
  return path && readPath(path.segments, data);
};

describe('reading a path', () => {
  it.each<[string, Json | undefined]>([
    ['$', data],
    ['$.a.b-c.d', 'deep'],
    ['$.nothing', null],
    ['$.list.length', undefined],
    ['$.missing.deeper', undefined],
    ['$.constructor', undefined],
    ['$.a.__proto__', undefined],
  ])('%s leads to %j', (text, value) => {
    expect(parsePath(text)).toBeDefined();
    expect(read(text)).toEqual(value);
  });

  it('distinguishes the context object from the data', () => {
    expect(parsePath('$$.Execution.Id')).toEqual({ root: '$$', segments: ['Execution', 'Id'] });
  });
});

describe('refusing a path', () => {
  it.each([
    '',
    'a',
    '$a',
    '$.',
    '$..a',
    '$.*',
    '$[*]',
    '$[0]',
    '$[?(@.a)]',
    '$.a b',
    "$['a']",
    '$$$.a',
    '$.a.length()',
    'States.Format($)',
  ])('%j is not plain', (text) => {
    expect(parsePath(text)).toBeUndefined();
  });
});

describe('writing a path', () => {
  it.each<[string, Json, Json]>([
    ['$', { a: 1 }, 'new'],
    ['$.b', { a: 1 }, { a: 1, b: 'new' }],
    ['$.a', { a: 1 }, { a: 'new' }],
    ['$.x.y', { a: 1 }, { a: 1, x: { y: 'new' } }],
  ])('%s into %j gives %j', (text, into, result) => {
    expect(writePath(parsePath(text)?.segments ?? [], into, 'new')).toEqual(result);
  });

  it('leaves its input unchanged', () => {
    const before = { a: { b: 1 } };
    writePath(['a', 'b'], before, 2);
    expect(before).toEqual({ a: { b: 1 } });
  });

  it('writes __proto__ as an ordinary field', () => {
    const written = writePath(['__proto__'], {}, { polluted: true });
    expect(Object.keys(written as object)).toEqual(['__proto__']);
    expect((written as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each<[string, Json]>([
    ['$.a.b', { a: 1 }],
    ['$.a', 'text'],
    ['$.list.a', { list: [1, 2] }],
  ])('%s does not fit %j', (text, into) => {
    expect(() => writePath(parsePath(text)?.segments ?? [], into, 'new')).toThrow(
      expect.objectContaining({ error: 'States.ResultPathMatchFailure' }),
    );
  });
});
