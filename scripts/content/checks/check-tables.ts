import { columnsOf } from '../figures/table-figures.ts';
import type { Chapter, Library, Section } from '../library.ts';
import { everyToken, readMarkdown, type Tokens } from '../render-markdown.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

const widest = 4;

const tablesOf = ({ markdown }: Section): Tokens.Table[] =>
  everyToken(readMarkdown(markdown)).filter((token): token is Tokens.Table => token.type === 'table');

/** Tables must be readable aloud, distinguishable, and visible on a phone. */
export function checkTables(library: Library, chapters: readonly Chapter[] = []): Finding[] {
  const findings: Finding[] = [];
  const named = new Set<string>();
  for (const place of allSections(library, chapters))
    for (const table of tablesOf(place.section)) {
      const name = `${place.path.file} ${columnsOf(table)}`;
      const say = (fault: string) => findings.push(findingAt(place, `${fault}: “${columnsOf(table)}”`));
      if (table.header.some(({ text }) => text.trim() === '')) say('has a column without a name');
      if (table.header.length > widest) say(`has a table of more than ${widest} columns`);
      if (named.has(name)) say('has a table with the same columns as another of its path');
      named.add(name);
    }
  return findings;
}
