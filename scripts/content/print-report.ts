/**
 * `npm run content` prints the length and reading grade of every path, and the findings of the checks. With the slugs
 * of personas after `--`, only for those.
 */
import { checkLibrary } from './check-library.ts';
import { allPaths } from './library.ts';
import { countWords, joinTexts, plainTextOf } from './plain-text.ts';
import { readChapter } from './read-chapter.ts';
import { readLibrary } from './read-library.ts';
import { readingGrade } from './reading-grade.ts';
import { sentenceLengths } from './sentence-lengths.ts';

const personaSlugs = process.argv.slice(2);
const library = readLibrary(personaSlugs.length === 0 ? {} : { personaSlugs });

console.log(`${'Path'.padEnd(54)}  Words  A sentence  Grade`);
for (const { meta, sections } of allPaths(library)) {
  const markdowns = sections.map(({ markdown }) => markdown);
  const text = joinTexts(markdowns.map(plainTextOf));
  console.log(
    `${meta.personaSlug}/${meta.slug}`.padEnd(54),
    String(countWords(text)).padStart(6),
    sentenceLengths(markdowns).average.toFixed(1).padStart(11),
    readingGrade(text).toFixed(1).padStart(6),
  );
}

for (const { name, findings } of checkLibrary(library, [readChapter()])) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
  for (const { file, section, fault } of findings)
    console.log(`    ${file}${section === undefined ? '' : `, “${section}”`}: ${fault}`);
  if (findings.length > 0) process.exitCode = 1;
}
