/** Checks that all texts, locked and open, use the same quotes and figures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/ensure-built.ts';
import { allPaths } from './library.ts';
import { plainTextOf } from './plain-text.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const library = wholeLibrary;
const sections = allPaths(library).flatMap(({ file, sections: own }) =>
  own.map((section) => [`${file}, ${section.title}`, section] as const),
);

it('sets every quote of the library as a printer does', () => {
  const shown = [
    ...sections.flatMap(([, { title, html }]) => [title, html.replaceAll(/<[^>]*>/g, ' ')]),
    ...library.flatMap(({ title, subtitle, metaDescription, html }) => [
      title,
      subtitle,
      metaDescription,
      html.replaceAll(/<[^>]*>/g, ' '),
    ]),
    ...allPaths(library).flatMap(({ meta }) => [meta.title, meta.description, meta.metaDescription]),
  ];
  expect(shown.filter((text) => /['"]|&#39;|&quot;/.test(text))).toEqual([]);
  const whole = shown.join('\n');
  expect(whole.match(/“/g)?.length).toBeGreaterThan(100);
  // Each opening quote closes before the next one opens.
  for (const text of shown) expect(text.match(/“[^”]*“|”[^“]*”/)?.[0], text.slice(0, 80)).toBeUndefined();
});

/** A figure with cents other than zero. */
const cents = /\.(?:\d[1-9]|[1-9]\d)(?!\d)/;
const noCents = /\d\.00(?!\d)/;

it.each(sections)('omits zero cents in %s unless other figures of the row have cents', (_, section) => {
  const { prose, cells } = plainTextOf(section.markdown);
  for (const text of prose) if (noCents.test(text)) expect(text).toMatch(cents);
  if (cells.some((cell) => noCents.test(cell))) expect(cells.join('\n')).toMatch(cents);
});

/** The specification's own text. */
const specified = ["We couldn't confirm your payment..."];

it('sets every apostrophe of the pages and the refusals as a printer does', () => {
  const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `web/src/${name}`);
  expect(files.length).toBeGreaterThan(300);
  const typed = [...files, 'shared/contract/errors.ts'].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\{?\/?\*)/.test(line))
      .filter((line) => /[A-Za-z]'(?:s|t|re|ll|ve|m|d)\b/.test(line))
      .filter((line) => !specified.some((text) => line.includes(text)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(typed).toEqual([]);
});
