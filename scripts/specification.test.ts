/** Guards: every line of the specification says where it is built and which test shows it, and both are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '#shared/contract/pages.ts';
import { root } from './build/ensure-built.ts';

const text = readFileSync(join(root, 'docs/SPECIFICATION.md'), 'utf8');

interface Row {
  line: string;
  built: string;
  shown: string;
}

const rowsOf = (table: string): Row[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Line|-+) /.test(line))
    .map((row) => {
      const [line = '', built = '', shown = ''] = row
        .slice(1, row.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      return { line, built, shown };
    });

/** As sentences are compared: on one line, without the marks a language needs around them. */
const plain = (source: string): string => source.replaceAll("\\'", "'").replaceAll(/\s+/g, ' ');
const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? plain(readFileSync(join(root, path), 'utf8')) : undefined;
const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

function faultsOf({ line, built, shown }: Row): string[] {
  const files = inCode(built);
  const sources = files.map(read);
  const [, test = '', name = ''] = /^`([^`]+\.(?:test|e2e)\.tsx?)`: (.+)$/.exec(shown) ?? [];
  const sentences = [...line.matchAll(/“([^”]+)”/g)].map(([, sentence = '']) => plain(sentence));
  return [
    ...(files.length === 0 ? ['is built nowhere'] : []),
    ...files.filter((_, index) => sources[index] === undefined).map((file) => `is not in ${file}`),
    ...(test === '' ? ['is shown by no test'] : []),
    ...(test !== '' && !read(test)?.includes(name) ? [`is not shown by “${name}”`] : []),
    ...sentences
      .filter((sentence) => !sources.some((source) => source?.includes(sentence)))
      .map((sentence) => `says “${sentence}” nowhere`),
  ];
}

describe('the table of the specification', () => {
  const rows = rowsOf(text);

  it('has every line, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(130);
    expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length);
  });

  it.each(rows.map((row) => [row.line, row] as const))('%s', (_line, row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it('names every page of the contract', () => {
    const named = new Set(inCode(rows.map(({ line }) => line).join(' ')));
    expect(Object.values(pages).flatMap(({ path }) => (named.has(path) ? [] : [path]))).toEqual([]);
  });
});

describe('the deliberate differences', () => {
  const [, section = ''] = /^## Deliberate differences$([\s\S]*?)^## /m.exec(text) ?? [];
  const items = section.split('\n').filter((line) => line.startsWith('- '));

  it('come first, and are there', () => {
    expect(/^## .*/m.exec(text)?.[0]).toBe('## Deliberate differences');
    expect(items.length).toBeGreaterThan(5);
  });

  it.each(items)('%s', (item) => {
    const [, test = '', name = ''] =
      /^- \*\*.+\*\* .+ \(`([^`]+\.(?:test|e2e)\.tsx?)`: (.+)\)$/.exec(item) ?? [];
    expect(read(test)).toContain(name);
    expect(name).not.toBe('');
  });
});

describe('a line is found out', () => {
  const right = {
    line: 'Says “Waymint”',
    built: '`shared/brand.ts`',
    shown: '`scripts/docs.test.ts`: links to what exists',
  };

  it.each([
    [{ built: '' }, ['is built nowhere', 'says “Waymint” nowhere']],
    [{ built: '`scripts/gone.ts`' }, ['is not in scripts/gone.ts', 'says “Waymint” nowhere']],
    [{ shown: '' }, ['is shown by no test']],
    [{ shown: '`scripts/docs.test.ts`: nobody wrote it' }, ['is not shown by “nobody wrote it”']],
    [{ line: 'Says “something else”' }, ['says “something else” nowhere']],
  ])('that is wrong by %j', (wrong, faults) => {
    expect(faultsOf({ ...right, ...wrong })).toEqual(faults);
  });

  it('and not when it is right', () => {
    expect(faultsOf(right)).toEqual([]);
  });
});
