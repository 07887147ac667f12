import type { TemplateKind } from '#shared/contract/kit.ts';
import { type DiagramKind, headOf } from '../diagrams/draw-diagram.ts';
import { titleIn } from '../kit/find-templates.ts';
import { inlineText } from '../plain-text.ts';
import type { Token, Tokens } from '../render-markdown.ts';

/** Lines of text, each by how much of the measure it fills. */
export type Lines = readonly number[];

/** A part of a section as a shape, and nothing of what it says. */
export type Block =
  | { kind: 'heading' | 'text' | 'quote'; lines: Lines }
  | { kind: 'list'; items: readonly Lines[] }
  | { kind: 'template'; name: TemplateKind; lines: Lines; items: readonly Lines[] }
  | { kind: 'table'; columns: readonly number[]; rows: readonly Lines[] }
  | { kind: 'picture'; of: DiagramKind; isShown: boolean };

/** About as many letters as a line of the page has. */
const lettersALine = 72;
/** A cell that is wider has more lines in the page, and none here. */
const lettersACell = 36;

const rounded = (share: number): number => Math.round(share * 100) / 100;

/** A text set in lines, word by word, as the page does. */
export function linesOf(text: string): number[] {
  const lines: number[] = [];
  for (const { length } of text.split(/\s+/).filter((word) => word !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last + 1 + length <= lettersALine) lines[lines.length - 1] = last + 1 + length;
    else lines.push(length);
  }
  return lines.map((letters) => rounded(Math.min(1, letters / lettersALine)));
}

const wordsOf = (token: Token): string => ('tokens' in token ? inlineText(token.tokens) : '');

const itemsOf = (token: Token | undefined): number[][] =>
  token?.type === 'list'
    ? (token as Tokens.List).items.map(({ tokens }) => linesOf(tokens.map(wordsOf).join(' ')))
    : [];

function tableOf({ header, rows }: Tokens.Table): Block {
  const letters = [header, ...rows].map((cells) =>
    cells.map(({ tokens }) => Math.min(lettersACell, inlineText(tokens).length)),
  );
  const widest = header.map((_, column) => Math.max(4, ...letters.map((cells) => cells[column] ?? 0)));
  const all = widest.reduce((sum, width) => sum + width, 0);
  return {
    kind: 'table',
    columns: widest.map((width) => rounded(width / all)),
    rows: letters.map((cells) => cells.map((count, column) => rounded(count / (widest[column] ?? 1)))),
  };
}

/** The parts of a section in their order; the picture that is shown to everybody is marked. */
export function outlineOf(tokens: readonly Token[], shown: Token): Block[] {
  const parts = tokens.filter(({ type }) => type !== 'space');
  const blocks: Block[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const token = parts[index] as Token;
    const titled = titleIn(token);
    if (titled !== undefined) {
      // What is titled is the part after it.
      index += 1;
      const own = parts[index];
      const items = itemsOf(own);
      const lines = own === undefined || items.length > 0 ? [] : linesOf(wordsOf(own));
      blocks.push({ kind: 'template', name: titled.kind, lines, items });
    } else blocks.push(...blockOf(token, shown));
  }
  return blocks;
}

function blockOf(token: Token, shown: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', lines: linesOf(wordsOf(token)) }];
    case 'paragraph':
      return [{ kind: 'text', lines: linesOf(wordsOf(token)) }];
    case 'list':
      return [{ kind: 'list', items: itemsOf(token) }];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'code':
      return [{ kind: 'picture', of: headOf(token as Tokens.Code).kind, isShown: token === shown }];
    case 'blockquote':
      return [quoteOf(token as Tokens.Blockquote)];
    default:
      return [];
  }
}

function quoteOf({ tokens }: Tokens.Blockquote): Block {
  const parts = tokens.filter(({ type }) => type !== 'space');
  const titled = titleIn(parts[0] as Token);
  const own = titled === undefined ? parts : parts.slice(1);
  const lines = own.flatMap((part) => (part.type === 'list' ? itemsOf(part).flat() : linesOf(wordsOf(part))));
  return titled === undefined
    ? { kind: 'quote', lines }
    : { kind: 'template', name: titled.kind, lines, items: [] };
}
