import { expect, it } from 'vitest';
import { readMarkdown, type Tokens } from '../render-markdown.ts';
import { linesOf, outlineOf } from './outline-of.ts';

const picture = '```flow From wax\nYou | Melt the wax\nYou | Pour a candle\n```';
const other = picture.replace('From wax', 'To stall');

const outline = (text: string) => {
  const tokens = readMarkdown(text);
  const shown = tokens.find(({ type }) => type === 'code') ?? ({ type: 'space' } as Tokens.Space);
  return outlineOf(tokens, shown);
};

it('has every part of a section in its order, and marks the picture that is shown', () => {
  const text = ['A line.', picture, '### More', other, '- One\n- Two', '> Said so.'].join('\n\n');
  expect(outline(text).map(({ kind }) => kind)).toEqual([
    'text',
    'picture',
    'heading',
    'picture',
    'list',
    'quote',
  ]);
  expect(outline(text).filter((block) => block.kind === 'picture')).toEqual([
    { kind: 'picture', of: 'flow', isShown: true },
    { kind: 'picture', of: 'flow', isShown: false },
  ]);
});

it('sets text word by word in lines of the page, and keeps how full each is', () => {
  expect(linesOf('a'.repeat(72))).toEqual([1]);
  expect(linesOf(`${'a'.repeat(50)} ${'b'.repeat(36)}`)).toEqual([0.69, 0.5]);
  expect(linesOf('a'.repeat(90))).toEqual([1]);
});

it('has a table with its rows and columns, as wide as what stands in them', () => {
  expect(outline('| Ten letter | Five5 |\n|---|---|\n| Fives | x |')).toEqual([
    {
      kind: 'table',
      columns: [0.67, 0.33],
      rows: [
        [1, 1],
        [0.5, 0.2],
      ],
    },
  ]);
});

it('takes a title and what follows it as one template, and a titled quote, too', () => {
  const own = outline(
    '**Checklist: the stall**\n\n1. Wax\n2. Wick\n\n> **Message: price by text**\n>\n> Hi.',
  );
  expect(own).toEqual([
    { kind: 'template', name: 'Checklist', lines: [], items: [[0.04], [0.06]] },
    { kind: 'template', name: 'Message', lines: [0.04], items: [] },
  ]);
});
