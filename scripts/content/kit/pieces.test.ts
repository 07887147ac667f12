/** Every file of a single kit opens and has the right content. */
import { globSync, readdirSync } from 'node:fs';
import { Script } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { readZip } from '#functions/workbook/testing/read-zip.ts';
import { bannedIn } from '#shared/content/banned-phrases.ts';
import { type FactNumber, factNumbers } from '#shared/content/fact-numbers.ts';
import { allPaths } from '../library.ts';
import { wholeLibrary } from '../testing/whole-library.ts';
import { kitsFolder } from './read-pieces.ts';
import { textOfHtml } from './text-of-piece.ts';

const paths = allPaths(wholeLibrary).filter(({ pieces }) => pieces.length > 0);
const pieces = paths.flatMap(({ meta, pieces: own }) => own.map((piece) => ({ ...piece, slug: meta.slug })));
const files = pieces.flatMap(({ slug, files: own }) =>
  [...own].map(([name, bytes]) => ({ name: `${slug}/${name}`, bytes })),
);
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Throws where a spreadsheet would show another value than the file stores. */
function wordsOfWorkbook(bytes: Uint8Array): string {
  const book = readWorkbook(bytes);
  const engine = openInEngine(book);
  const cells = book.sheets.flatMap(({ name, cells: own }) =>
    [...own.values()].map((cell) => ({ name, cell })),
  );
  for (const { name, cell } of cells) {
    const calculated = engine.valueAt(name, cell.address) ?? '';
    if (typeof cell.value === 'number') expect(calculated, cell.address).toBeCloseTo(cell.value, 6);
    else expect(calculated, cell.address).toBe(cell.value ?? '');
  }
  engine.close();
  return cells.map(({ cell }) => String(cell.value ?? '')).join('\n');
}

async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => textsOf(pdf, index + 1)),
  );
  for (const page of pages) expect(page.length).toBeGreaterThan(2);
  await pdf.loadingTask.destroy();
  return pages
    .flat()
    .map(({ text }) => text)
    .join(' ');
}

function wordsOfXml(text: string): string {
  const { DOMParser } = new Window();
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  expect(documentElement?.querySelector('parsererror')).toBeNull();
  return documentElement?.textContent ?? '';
}

const readers: Readonly<Record<string, (bytes: Uint8Array) => string | Promise<string>>> = {
  edl: textOf,
  epub: (bytes) =>
    [...readZip(bytes)]
      .filter(([name]) => name.endsWith('.xhtml'))
      .map(([, page]) => wordsOfXml(page))
      .join('\n'),
  html(bytes) {
    const page = textOf(bytes);
    expect(page).not.toMatch(/<script|<img|<iframe|<object|\son\w+=|javascript:|@import|url\(/i);
    return textOfHtml(page);
  },
  otio: (bytes) => JSON.stringify(JSON.parse(textOf(bytes))),
  pdf: wordsOfPdf,
  png(bytes) {
    expect(Buffer.from(bytes).toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
    return 'a picture without words';
  },
  srt: textOf,
  txt: textOf,
  xlsx: wordsOfWorkbook,
  xml: (bytes) => wordsOfXml(textOf(bytes)),
};

describe('the files of the kits', () => {
  it('are all in the list of a path', () => {
    expect(readdirSync(kitsFolder)).toEqual(paths.map(({ meta }) => meta.slug).toSorted());
    const found = globSync('*/**/*.*', { cwd: kitsFolder }).filter((file) => !file.endsWith('/pieces.yaml'));
    expect(files.map(({ name }) => name).toSorted()).toEqual(found.toSorted());
  });

  it.each(files)(
    '$name opens, has all its figures filled in and makes no promises',
    async ({ name, bytes }) => {
      const read = readers[/[a-z]+$/.exec(name)?.[0] ?? ''];
      const words = await read?.(bytes);
      expect(words?.trim().length).toBeGreaterThan(20);
      expect(words).not.toContain('{{');
      expect(bannedIn(words ?? '')).toEqual([]);
    },
  );
});

it('contain scripts without syntax errors', () => {
  const script = files.find(({ name }) => name === 'ai-admin-setup/quote-helper.txt');
  expect(() => new Script(textOf(script?.bytes ?? new Uint8Array()))).not.toThrow();
});

/** Finds 0.134 as 0.134, as 0.13 or as 13.4%, with no digit before or after it. */
function isStated(fact: FactNumber, words: string): boolean {
  const value = factNumbers[fact];
  return [String(value), value.toFixed(2), `${Number((value * 100).toFixed(4))}%`].some((printed) =>
    new RegExp(String.raw`(?<![\d.])${printed.replace('.', String.raw`\.`)}(?!\d)`).test(words),
  );
}

it.each(pieces.filter(({ facts }) => facts.length > 0))(
  'has the current figures of its facts in $name',
  ({ files: own, facts }) => {
    const sheets = [...own.values()].flatMap((bytes) => readWorkbook(bytes).sheets);
    const words = sheets.flatMap(({ cells }) => [...cells.values()].map(({ value }) => value)).join('\n');
    for (const fact of facts) expect(isStated(fact, words), fact).toBe(true);
  },
);
