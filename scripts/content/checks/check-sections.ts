import type { Chapter, Library } from '../library.ts';
import { countWords, joinTexts, plainTextOf } from '../plain-text.ts';
import { readingGrade } from '../reading-grade.ts';
import { allSections, allTexts, type Finding, findingAt, type Text } from './finding.ts';

const shortest = 250;
const longest = 500;
/** Fewer characters than any valid section has. */
const fewestCharacters = 300;
const hardestPath = 9;
const hardestSection = 11;

const gradeOfPath = ({ sections }: Text): number =>
  readingGrade(joinTexts(sections.map(({ markdown }) => plainTextOf(markdown))));

export function checkSections(library: Library, chapters: readonly Chapter[] = []): Finding[] {
  const findings: Finding[] = [];
  for (const place of allSections(library, chapters)) {
    const { markdown } = place.section;
    const text = plainTextOf(markdown);
    const words = countWords(text);
    const grade = readingGrade(text);
    const say = (fault: string) => findings.push(findingAt(place, fault));
    if (words < shortest || words > longest) say(`has ${words} words, not ${shortest} to ${longest}`);
    if (markdown.length < fewestCharacters) say(`has ${markdown.length} characters`);
    if (grade > hardestSection) say(`reads at grade ${grade.toFixed(1)}, above ${hardestSection}`);
  }
  for (const path of allTexts(library, chapters)) {
    const grade = gradeOfPath(path);
    if (grade > hardestPath)
      findings.push({
        file: path.file,
        fault: `reads at grade ${grade.toFixed(1)} in all, above ${hardestPath}`,
      });
    const ids = path.sections.map(({ id }) => id);
    if (new Set(ids).size < ids.length)
      findings.push({ file: path.file, fault: 'two sections share a title' });
    if (path.sections.length < 6)
      findings.push({ file: path.file, fault: `has ${path.sections.length} sections, not at least 6` });
  }
  return findings;
}
