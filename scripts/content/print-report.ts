/**
 * `npm run content`: the words of every path, the school year it asks for, and what the checks find. With the slugs
 * of personas after `--`, of those alone.
 */
import { checkLibrary } from './check-library.ts';
import type { LibraryPath } from './library.ts';
import { countWords, joinTexts, plainTextOf } from './plain-text.ts';
import { readLibrary } from './read-library.ts';
import { readingGrade } from './reading-grade.ts';

const personaSlugs = process.argv.slice(2);
const library = readLibrary(personaSlugs.length === 0 ? {} : { personaSlugs });

const textOf = ({ sections }: LibraryPath) =>
  joinTexts(sections.map(({ markdown }) => plainTextOf(markdown)));

let wordsInAll = 0;
let sectionsInAll = 0;
console.log(`${'Path'.padEnd(58)} Sections   Words  Grade  Price`);
for (const { personaSlug, paths } of library)
  for (const path of paths) {
    const text = textOf(path);
    const words = countWords(text);
    wordsInAll += words;
    sectionsInAll += path.sections.length;
    const { slug, price, sale } = path.meta;
    console.log(
      [
        `${personaSlug}/${slug}`.padEnd(58),
        String(path.sections.length).padStart(8),
        words.toLocaleString('en-AU').padStart(7),
        readingGrade(text).toFixed(1).padStart(6),
        ` ${sale === null ? (price ?? 0) : `${sale} was ${price}`}`,
      ].join(' '),
    );
  }
console.log(`${sectionsInAll} sections, ${wordsInAll.toLocaleString('en-AU')} words in all\n`);

for (const { name, findings } of checkLibrary(library)) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
  for (const { file, section, fault } of findings)
    console.log(`    ${file}${section === undefined ? '' : `, “${section}”`}: ${fault}`);
  if (findings.length > 0) process.exitCode = 1;
}
