import { textsOfDiagram } from './diagrams/texts-of-diagram.ts';
import { readMarkdown, type Token, type Tokens } from './render-markdown.ts';

export interface PlainText {
  /** Paragraphs and list items, each as one text. */
  prose: readonly string[];
  /** Texts in tables: words without sentences. */
  cells: readonly string[];
  /** Texts in pictures. */
  drawn: readonly string[];
}

/** A text with all of its parts in order. */
export interface TextInOrder extends PlainText {
  inOrder: readonly string[];
}

/** The words of a line without its marks. */
export const inlineText = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? inlineText(token.tokens) : 'text' in token ? token.text : ' ',
    )
    .join('');

/** A text as it would be read aloud, without Markdown's marks. */
export function plainTextOf(markdown: string): TextInOrder {
  const prose: string[] = [];
  const cells: string[] = [];
  const drawn: string[] = [];
  const inOrder: string[] = [];
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        const texts = [header, ...rows].flat().map((cell) => inlineText(cell.tokens));
        cells.push(...texts);
        inOrder.push(...texts);
      } else if (token.type === 'code') {
        const texts = textsOfDiagram(token as Tokens.Code);
        drawn.push(...texts);
        inOrder.push(...texts);
      } else if (token.type === 'list') for (const item of (token as Tokens.List).items) collect(item.tokens);
      else if (token.type === 'blockquote') collect((token as Tokens.Blockquote).tokens);
      else if (token.type === 'paragraph' || token.type === 'text' || token.type === 'heading') {
        const text = inlineText(token.tokens).replaceAll(/\s+/g, ' ').trim();
        prose.push(text);
        inOrder.push(text);
      }
    }
  };
  collect(readMarkdown(markdown));
  return { prose, cells, drawn, inOrder };
}

/** A word has a letter or a digit in it. */
export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => wordsIn(sentence).length > 0);

/** Several texts as one. */
export const joinTexts = (texts: readonly PlainText[]): PlainText => ({
  prose: texts.flatMap(({ prose }) => prose),
  cells: texts.flatMap(({ cells }) => cells),
  drawn: texts.flatMap(({ drawn }) => drawn),
});

export const countWords = ({ prose, cells }: PlainText): number =>
  [...prose, ...cells].reduce((sum, text) => sum + wordsIn(text).length, 0);
