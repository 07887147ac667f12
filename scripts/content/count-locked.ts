import type { ContentHolds, LockedFacts } from '#shared/contract/content-files.ts';
import { findTemplates } from './kit/find-templates.ts';
import type { Section } from './library.ts';
import { everyToken, readMarkdown } from './render-markdown.ts';

/** Of quiet reading of text with figures in it. */
const wordsAMinute = 200;
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute));

/** What somebody gets who unlocks a path, by its own texts; undefined when all of it is open. */
export function countLocked(sections: readonly Section[]): LockedFacts | null {
  const locked = sections.filter(({ open }) => !open);
  if (locked.length === 0) return null;
  const holds = locked.map(holdsOf);
  const sumOf = (kind: keyof ContentHolds) => holds.reduce((sum, held) => sum + held[kind], 0);
  return {
    sections: locked.length,
    tables: sumOf('tables'),
    pictures: sumOf('pictures'),
    // As the contents add them up, section by section.
    minutes: locked.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** What a section holds, by its own text and by what is drawn of it. */
export function holdsOf({ id, title, markdown, html }: Section): ContentHolds {
  const tokens = readMarkdown(markdown);
  return {
    tables: everyToken(tokens).filter(({ type }) => type === 'table').length,
    templates: findTemplates({ id, title }, tokens).length,
    // Bars, cash lines and pictures in words.
    pictures: html.match(/<figure\b/g)?.length ?? 0,
  };
}
