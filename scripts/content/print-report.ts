/**
 * `npm run content`: what every path measures, and what the checks find. With the slugs of personas after `--`, of
 * those alone.
 */
import { checkLibrary } from './check-library.ts';
import { allPaths } from './library.ts';
import { measurePath, type PathMeasures } from './measure-path.ts';
import { readChapter } from './read-chapter.ts';
import { readLibrary } from './read-library.ts';

const personaSlugs = process.argv.slice(2);
const library = readLibrary(personaSlugs.length === 0 ? {} : { personaSlugs });

const whole = (count: number): string => count.toLocaleString('en-AU');

const columns: readonly (readonly [string, (measures: PathMeasures) => string])[] = [
  ['Words', ({ words }) => whole(words)],
  ['A sentence', ({ average }) => average.toFixed(1)],
  ['Short', ({ shortShare }) => `${(100 * shortShare).toFixed(0)}%`],
  ['Grade', ({ grade }) => grade.toFixed(1)],
  ['Links', ({ links }) => whole(links)],
  ['Bare', ({ bareLinks }) => whole(bareLinks)],
  ['Computed', ({ computed }) => whole(computed)],
  ['Typed', ({ typed }) => whole(typed)],
  ['Scripts', ({ scripts }) => whole(scripts)],
  ['Kit parts', ({ kitParts }) => whole(kitParts)],
  ['Pictures', ({ pictures }) => whole(pictures)],
  ['Diagrams', ({ diagrams }) => whole(diagrams)],
  ['$ an hour', ({ hourPrice }) => hourPrice.toFixed(0)],
];

const measured = allPaths(library).map((path) => ({ path, measures: measurePath(path) }));
const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(54), ...cells.map((cell, index) => cell.padStart((columns[index]?.[0].length ?? 0) + 1))].join(
    ' ',
  );

console.log(
  row(
    'Path',
    columns.map(([title]) => title),
  ),
);
for (const { path, measures } of measured)
  console.log(
    row(
      `${path.meta.personaSlug}/${path.meta.slug}`,
      columns.map(([, print]) => print(measures)),
    ),
  );

const inAll = (count: (measures: PathMeasures) => number): string =>
  whole(measured.reduce((sum, { measures }) => sum + count(measures), 0));
console.log(
  `${inAll(({ words }) => words)} words, ${inAll(({ computed }) => computed)} figures computed and ${inAll(({ typed }) => typed)} typed, ${inAll(({ links }) => links)} links (${inAll(({ bareLinks }) => bareLinks)} to a home page) in all\n`,
);

for (const { name, findings } of checkLibrary(library, [readChapter()])) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
  for (const { file, section, fault } of findings)
    console.log(`    ${file}${section === undefined ? '' : `, “${section}”`}: ${fault}`);
  if (findings.length > 0) process.exitCode = 1;
}
