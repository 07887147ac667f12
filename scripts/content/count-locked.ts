import type { ContentHolds, LockedFacts } from '#shared/contract/content-files.ts';
import { findTemplates } from './kit/find-templates.ts';
import type { Section } from './library.ts';
import { everyToken, readMarkdown } from './render-markdown.ts';

/** The pace of quiet reading for texts with figures. */
const wordsAMinute = 200;
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute));

/** What an unlock adds, counted in the path's texts; null when the whole path is open. */
export function countLocked(sections: readonly Section[]): LockedFacts | null {
  const locked = sections.filter(({ open }) => !open);
  if (locked.length === 0) return null;
  const holds = locked.map(holdsOf);
  const sumOf = (kind: keyof ContentHolds) => holds.reduce((sum, held) => sum + held[kind], 0);
  return {
    sections: locked.length,
    tables: sumOf('tables'),
    pictures: sumOf('pictures'),
    // Rounded for each section, as in the table of contents.
    minutes: locked.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Counts the contents of a section in its text and drawings. */
export function holdsOf({ id, title, markdown, html }: Section): ContentHolds {
  const tokens = readMarkdown(markdown);
  return {
    tables: everyToken(tokens).filter(({ type }) => type === 'table').length,
    templates: findTemplates({ id, title }, tokens).length,
    // These are bars, cash lines and diagrams.
    pictures: html.match(/<figure\b/g)?.length ?? 0,
  };
}
