import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/ensure-built.ts';
import { listNotes } from './list-notes.ts';
import { mannerismsIn } from './mannerisms.ts';

/** Names of guards, which the proofs look up. */
const isMarker = (text: string): boolean => text.startsWith('guard:');

describe('comments and test names', () => {
  it('are found with their lines', () => {
    const source = "/** Says why. */\nit('adds', () => {\n  // Twice.\n});\n";
    expect(listNotes('some.test.ts', source)).toEqual([
      { line: 1, text: '* Says why.' },
      { line: 2, text: 'adds' },
      { line: 3, text: 'Twice.' },
    ]);
  });

  it.each(['shared', 'functions', 'infra', 'web', 'scripts'])('use plain words in %s', (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
    const mannered = files.flatMap((file) =>
      listNotes(file, readFileSync(join(root, file), 'utf8'))
        .filter(({ text }) => !isMarker(text) && mannerismsIn(text).length > 0)
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(mannered).toEqual([]);
  });
});

describe('the documents', () => {
  it('use plain words', () => {
    const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
    const mannered = documents.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          mannerismsIn(text.replaceAll(/`[^`]*`/g, '')).length > 0 ? [`${file}:${index + 1} ${text}`] : [],
        ),
    );
    expect(mannered).toEqual([]);
  });
});
