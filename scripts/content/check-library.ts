import { checkDiagrams } from './checks/check-diagrams.ts';
import { checkFigures } from './checks/check-figures.ts';
import { checkGlyphs } from './checks/check-glyphs.ts';
import { checkKits } from './checks/check-kits.ts';
import { checkLanguage } from './checks/check-language.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkNames } from './checks/check-names.ts';
import { checkPhrases } from './checks/check-phrases.ts';
import { checkRepeats } from './checks/check-repeats.ts';
import { checkSections } from './checks/check-sections.ts';
import { checkTables } from './checks/check-tables.ts';
import { checkTyped } from './checks/check-typed.ts';
import type { Finding } from './checks/finding.ts';
import type { Chapter, Library } from './library.ts';

const checks = {
  'length, structure and reading grade': checkSections,
  'banned phrases': checkPhrases,
  'repeated text': checkRepeats,
  tables: checkTables,
  diagrams: checkDiagrams,
  'working kits': checkKits,
  links: checkLinks,
  'figures of law and tax': checkFigures,
  'figures of facts and plans': checkTyped,
  'length of sentences': checkLanguage,
  'names of invented people': checkNames,
  'characters of our fonts': checkGlyphs,
} as const satisfies Record<string, (library: Library, chapters: readonly Chapter[]) => Finding[]>;

export interface CheckResult {
  name: string;
  findings: Finding[];
}

export const checkLibrary = (library: Library, chapters: readonly Chapter[] = []): CheckResult[] =>
  Object.entries(checks).map(([name, check]) => ({ name, findings: check(library, chapters) }));
