import type { ContentHolds, LayoutBlock, LockedFacts } from '#shared/contract/content-files.ts';
import { countPictures } from './count-pictures.ts';
import { findTemplates } from './kit/find-templates.ts';
import type { Section } from './library.ts';
import { everyToken, readMarkdown, type Token, type Tokens } from './render-markdown.ts';

/** Of quiet reading of text with figures in it. */
export const wordsAMinute = 200;
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute));
/** Of a line in the measure that texts are set in. */
const charactersALine = 68;

/** What somebody gets who unlocks a path, by its own texts; undefined when all of it is open. */
export function countLocked(sections: readonly Section[]): LockedFacts | null {
  const locked = sections.filter(({ open }) => !open);
  const [first] = locked;
  if (first === undefined) return null;
  const holds = locked.map(holdsOf);
  const sumOf = (kind: keyof ContentHolds) => holds.reduce((sum, held) => sum + held[kind], 0);
  return {
    sections: locked.length,
    tables: sumOf('tables'),
    pictures: sumOf('pictures'),
    // As the contents add them up, section by section.
    minutes: locked.reduce((sum, { minutes }) => sum + minutes, 0),
    layout: readMarkdown(first.markdown).flatMap((token) => blockOf(token, first)),
  };
}

/** What a section holds, by its own text and by what is drawn of it. */
export function holdsOf({ id, title, markdown, html }: Section): ContentHolds {
  const tokens = readMarkdown(markdown);
  return {
    tables: everyToken(tokens).filter(({ type }) => type === 'table').length,
    templates: findTemplates({ id, title }, tokens).length,
    pictures: countPictures(html),
  };
}

const linesIn = (text: string): number => text.split('\n').length;
const linesOf = (text: string): number => Math.max(1, Math.ceil(text.trim().length / charactersALine));

function blockOf(token: Token, section: Pick<Section, 'id' | 'title'>): LayoutBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', lines: linesOf(token.raw) }];
    case 'blockquote': {
      // One without a title is an example, which nobody copies.
      const isScript = findTemplates(section, [token]).length > 0;
      return [{ kind: isScript ? 'script' : 'text', lines: linesOf(token.raw) }];
    }
    case 'list':
      return [{ kind: 'list', items: (token as Tokens.List).items.map(({ text }) => linesOf(text)) }];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [{ kind: 'table', columns: header.length, rows: rows.length }];
    }
    case 'code':
      return [{ kind: 'picture', lines: linesIn((token as Tokens.Code).text) }];
    case 'paragraph':
      return [{ kind: 'text', lines: linesOf(token.raw) }];
    default:
      return [];
  }
}
