/** Guards: every line of the specification names the files it is built in and a test that shows it, and both exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '#shared/contract/pages.ts';
import {
  type SpecificationLine,
  specification,
  writeSpecification,
} from './build/documents/specification.ts';
import { root } from './build/ensure-built.ts';

/** Compares sentences on one line and without escaped quotation marks. */
const plain = (source: string): string => source.replaceAll("\\'", "'").replaceAll(/\s+/g, ' ');
const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? plain(readFileSync(join(root, path), 'utf8')) : undefined;

function faultsOf({ line, built, test, name }: SpecificationLine): string[] {
  const sources = built.map(read);
  const sentences = [...line.matchAll(/“([^”]+)”/g)].map(([, sentence = '']) => plain(sentence));
  return [
    ...(built.length === 0 ? ['no file'] : []),
    ...built.filter((_, index) => sources[index] === undefined).map((file) => `no ${file}`),
    ...(read(test)?.includes(name) && name !== '' ? [] : [`no test “${name}”`]),
    ...sentences
      .filter((sentence) => !sources.some((source) => source?.includes(sentence)))
      .map((sentence) => `no “${sentence}”`),
  ];
}

describe('the table of the specification', () => {
  const lines = specification.sections.flatMap((section) => section.lines);

  it('matches docs/SPECIFICATION.md (npm run documents)', () => {
    expect(readFileSync(join(root, 'docs/SPECIFICATION.md'), 'utf8')).toBe(writeSpecification());
  });

  it('has every section, and each line once', () => {
    expect(specification.sections.map(({ title }) => title.slice(0, 2))).toEqual([
      '2.',
      '3.',
      '5.',
      '8.',
      '9.',
    ]);
    expect(lines.length).toBeGreaterThanOrEqual(130);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  });

  it.each(lines.map((line) => [line.line, line] as const))('%s', (_, line) => {
    expect(faultsOf(line)).toEqual([]);
  });

  it('names every page of the contract', () => {
    const text = lines.map(({ line }) => line).join(' ');
    expect(Object.values(pages).filter(({ path }) => !text.includes(`\`${path}\``))).toEqual([]);
  });

  it.each(specification.differences)('$difference', ({ test, name }) => {
    expect(name).not.toBe('');
    expect(read(test)).toContain(name);
  });
});

describe('a wrong line is found', () => {
  const right: SpecificationLine = {
    line: 'Says “Waymint”',
    built: ['shared/brand.ts'],
    test: 'scripts/docs.test.ts',
    name: 'has only working links',
  };

  it.each<[Partial<SpecificationLine>, string[]]>([
    [{ built: [] }, ['no file', 'no “Waymint”']],
    [{ built: ['scripts/gone.ts'] }, ['no scripts/gone.ts', 'no “Waymint”']],
    [{ name: '' }, ['no test “”']],
    [{ name: 'never written' }, ['no test “never written”']],
    [{ line: 'Says “something else”' }, ['no “something else”']],
    [{}, []],
  ])('%j', (change, faults) => {
    expect(faultsOf({ ...right, ...change })).toEqual(faults);
  });
});
