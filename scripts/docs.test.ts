/** Guards: the documents name files, commands and headings that exist, in plain words. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './build/ensure-built.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'functions/pdf/fonts/README.md',
  'web/src/styles/fonts/README.md',
  'scripts/lab/README.md',
  'scripts/local-cloud/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const fence = /^```[\s\S]*?^```$/gm;
const link = /\]\(([^)\s]+)\)/g;
const code = /`([^`\n]+)`/g;
const command = /\bnpm (?:(start|test)\b|run ([\w:-]+))/g;

const captured = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');

/** Headings as GitHub names them in links. */
const anchorsOf = (text: string): string[] =>
  captured(text.replaceAll(fence, ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(document: string, text: string): string[] {
  const relative = captured(text.replaceAll(fence, ''), link).filter((target) => !/^[a-z]+:/.test(target));
  return relative.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? join(root, document) : resolve(join(root, dirname(document)), path);
    const known =
      path === '' ? text : existsSync(file) && file.endsWith('.md') ? readFileSync(file, 'utf8') : '';
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(known).includes(anchor));
  });
}

const rootFile = /^[\w.-]+\.(json|md|ts)$/;
const inTree = /^(shared|functions|infra|web|scripts|docs|\.ci)\/[\w./*{},-]+$/;

/** A pattern must match a file. */
const leadsNowhere = (path: string): boolean =>
  path.includes('*') || path.includes('{')
    ? globSync(path, { cwd: root }).length === 0
    : !existsSync(join(root, path));

const brokenPaths = (text: string): string[] =>
  captured(text.replaceAll(fence, ''), code).filter(
    (path) => (inTree.test(path) || rootFile.test(path)) && leadsNowhere(path),
  );

/** Code and tables may be wide. */
const longLines = (text: string): string[] =>
  text
    .replaceAll(fence, '')
    .split('\n')
    .filter((line) => line.length >= 800 && !line.startsWith('|'));

const mannerisms = /\b(?:somebody|nobody|whoever|anew|thereof|thereby|begun|beside|stands|to be had)\b/gi;

/** Quotations and names in code may contain any word. */
const manneredWords = (text: string): string[] =>
  text.replaceAll(/“[^”]*”|`[^`]*`/g, '').match(mannerisms) ?? [];

const commandsIn = (text: string): string[] => [...new Set(captured(text, command))];

/** npm runs these before another script. */
const isHook = (name: string): boolean => name.startsWith('pre') && name.slice(3) in scripts;

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('has only working links', () => {
    expect(brokenLinks(document, text)).toEqual([]);
  });

  it('names only files that exist', () => {
    // A superseded decision may name deleted files.
    if (!/^Status: superseded/m.test(text)) expect(brokenPaths(text)).toEqual([]);
  });

  it('uses plain words', () => {
    expect(manneredWords(text)).toEqual([]);
  });

  it('has no line of prose that is too long to read', () => {
    expect(longLines(text)).toEqual([]);
  });

  it('names only commands that exist', () => {
    expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the page for developers', () => {
  it('names every command', () => {
    const named = commandsIn(read('docs/DEVELOPING.md'));
    expect(Object.keys(scripts).filter((name) => !isHook(name) && !named.includes(name))).toEqual([]);
  });
});

describe('a fault in a document is found', () => {
  it.each([
    '[gone](docs/gone.md)',
    '![gone](docs/images/gone.png)',
    '[no such heading](#nowhere)',
    '[no such heading](README.md#nowhere)',
  ])('in a link: %s', (text) => {
    expect(brokenLinks('README.md', text)).toHaveLength(1);
  });

  it.each(['`scripts/gone.ts`', '`gone.json`', '`functions/api/*/gone.ts`', '`infra/`, `infra/gone/`'])(
    'in a path: %s',
    (text) => {
      expect(brokenPaths(text)).toHaveLength(1);
    },
  );

  it('in a mannered word', () => {
    expect(manneredWords('Whoever reads “nobody” stands beside `nobody`')).toEqual([
      'Whoever',
      'stands',
      'beside',
    ]);
  });

  it('in an endless line of prose', () => {
    expect(longLines(`short\n${'word '.repeat(160)}\n| ${'cell '.repeat(200)}|`)).toHaveLength(1);
  });

  it('and correct text passes', () => {
    const text = '# Here it is\n[here](#here-it-is), [there](https://example.com/x), `scripts/*.ts`, `a.b.c`';
    expect([...brokenLinks('README.md', text), ...brokenPaths(text)]).toEqual([]);
    expect(commandsIn('`npm start`, npm test, `npm run check`')).toEqual(['start', 'test', 'check']);
  });
});
