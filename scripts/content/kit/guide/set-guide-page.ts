import { baselineOf, linesFor, pieceLines, textLines } from '#functions/pdf/blocks/setting.ts';
import { colours } from '#functions/pdf/draw/colours.ts';
import { drawLine } from '#functions/pdf/draw/draw-line.ts';
import type { Panel, Piece } from '#functions/pdf/layout/piece.ts';
import type { LineStyle } from '#functions/pdf/layout/styles.ts';
import type { Tag } from '#functions/pdf/tags/structure.ts';
import type { Run } from '#functions/pdf/text/words.ts';
import type { Token, Tokens } from '../../render-markdown.ts';
import { allScenes } from '../../scenes/all-scenes.ts';
import { drawOnCanvas, pointsPerMm } from '../../scenes/draw-on-canvas.ts';
import { moved, type Scene, scaled } from '../../scenes/scene.ts';
import { type GuidePage, pictureIn, sceneOf } from './read-guide.ts';

/** A5 in points, and the column all is set in. */
export const paper = { width: 419.53, height: 595.28 } as const;
export const column = { x: 34, width: paper.width - 68, top: 40, bottom: paper.height - 40 } as const;

const body: LineStyle = { face: 'sans', size: 9.6, leading: 13, colour: colours.ink };
const cell: LineStyle = { face: 'sans', size: 8.4, leading: 11, colour: colours.ink };
const headCell: LineStyle = { ...cell, face: 'sans-strong', colour: colours.leafStrong };
const title: LineStyle = { face: 'serif-strong', size: 18, leading: 22, colour: colours.ink };
const blankColour = colours.leaf;

const runsOf = (tokens: readonly Token[] = [], style: LineStyle = body): Run[] =>
  tokens.flatMap((token): Run[] => {
    if (token.type === 'strong')
      return runsOf((token as Tokens.Strong).tokens, { ...style, face: 'sans-strong' });
    if (token.type === 'blank')
      return [{ text: `[${token.text}]`, style: { ...style, colour: blankColour } }];
    if ('tokens' in token && token.tokens !== undefined) return runsOf(token.tokens, style);
    return 'text' in token ? [{ text: token.text.replaceAll('\n', ' '), style }] : [];
  });

const { x, width } = column;
const hang = 15;

function setList({ ordered, items }: Tokens.List, tag: Tag): Piece[] {
  const list = tag.add('L', { numbering: ordered ? 'Decimal' : 'Disc' });
  return items.flatMap((item, index) => {
    const own = list.add('LI');
    const label = own.add('Lbl');
    const lines = textLines(runsOf(item.tokens), width - hang);
    const text = own.add('LBody').add('P');
    const pieces = pieceLines({ lines, style: body, x: x + hang, tag: text, gap: index === 0 ? 5 : 2 });
    const [sign] = linesFor([{ text: ordered ? `${index + 1}.` : '•', style: body }], hang);
    const [first, ...others] = pieces;
    if (first === undefined || sign === undefined) return pieces;
    const withSign: Piece = {
      ...first,
      draw: (place) => {
        drawLine(sign, {
          canvas: place.canvas,
          x,
          baseline: place.y + baselineOf(body),
          tag: label,
          where: place.where,
        });
        first.draw(place);
      },
    };
    return [withSign, ...others];
  });
}

const inset = 10;

function setQuote({ tokens = [] }: Tokens.Blockquote, tag: Tag): Piece[] {
  const quote = tag.add('BlockQuote');
  const panel: Panel = { x, width, fill: colours.paper, bar: colours.leafMiddle };
  return tokens
    .filter(({ type }) => type === 'paragraph')
    .flatMap((token, index) =>
      pieceLines({
        lines: textLines(runsOf((token as Tokens.Paragraph).tokens), width - 2 * inset),
        style: body,
        x: x + inset,
        tag: quote.add('P'),
        gap: index === 0 ? 7 : 3,
        panel,
      }),
    );
}

/** As wide as their longest texts ask for, the first never so narrow that it breaks a word. */
function widthsOf({ header, rows }: Tokens.Table): number[] {
  const longest = header.map((_cell, index) =>
    Math.sqrt(Math.max(...[header, ...rows].map((cells) => (cells[index]?.text ?? '').length), 4)),
  );
  const sum = longest.reduce((total, one) => total + one, 0);
  return longest.map((one) => (one / sum) * width);
}

const gutter = 7;
const rowPadding = 2;

function setTable(table: Tokens.Table, tag: Tag): Piece[] {
  const own = tag.add('Table');
  const widths = widthsOf(table);
  const lefts = widths.map((_one, index) => x + widths.slice(0, index).reduce((sum, one) => sum + one, 0));
  const setRow = (cells: readonly Tokens.TableCell[], part: Tag, isHead: boolean): Piece => {
    const row = part.add('TR');
    const style = isHead ? headCell : cell;
    const set = cells.map(({ tokens }, index) => ({
      tag: row.add(isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {}).add('P'),
      x: lefts[index] ?? x,
      lines: linesFor(runsOf(tokens, style), (widths[index] ?? 0) - gutter),
    }));
    const height = Math.max(...set.map(({ lines }) => lines.length)) * style.leading + 2 * rowPadding;
    return {
      height,
      gap: isHead ? 7 : 0,
      ...(isHead && { keepWithNext: true }),
      draw: ({ canvas, y, where }) => {
        for (const { tag: inCell, x: left, lines } of set)
          lines.forEach((one, index) => {
            const baseline = y + rowPadding + index * style.leading + baselineOf(style);
            drawLine(one, { canvas, x: left, baseline, tag: inCell, where });
          });
        canvas.artifact();
        const foot = y + height;
        canvas.line([x, foot], [x + width, foot], {
          stroke: isHead ? colours.lineStrong : colours.line,
          weight: 0.6,
        });
      },
    };
  };
  const head = own.add('THead');
  const rest = own.add('TBody');
  return [setRow(table.header, head, true), ...table.rows.map((cells) => setRow(cells, rest, false))];
}

function setPicture(scene: Scene, says: string, tag: Tag): Piece {
  const by = Math.min(0.9, width / pointsPerMm / scene.width);
  const figure = tag.add('Figure', { alternative: says });
  return {
    height: scene.height * by * pointsPerMm,
    gap: 8,
    draw: ({ canvas, y }) => {
      const marks = moved(scaled(scene.marks, by), x / pointsPerMm, y / pointsPerMm);
      drawOnCanvas({ ...scene, marks }, canvas, figure);
    },
  };
}

function setBlock(token: Token, tag: Tag): Piece[] {
  const picture = pictureIn(token);
  if (picture !== undefined) return [setPicture(sceneOf(allScenes, picture.scene), picture.says, tag)];
  switch (token.type) {
    case 'paragraph':
      return pieceLines({
        lines: textLines(runsOf((token as Tokens.Paragraph).tokens), width),
        style: body,
        x,
        tag: tag.add('P'),
        gap: 5,
      });
    case 'list':
      return setList(token as Tokens.List, tag);
    case 'blockquote':
      return setQuote(token as Tokens.Blockquote, tag);
    case 'table':
      return setTable(token as Tokens.Table, tag);
    case 'space':
      return [];
    default:
      throw new Error(`a guide has no ${token.type}`);
  }
}

/** Everything of a page from its title on, ready to be placed. */
export function setGuidePage({ title: text, tokens }: GuidePage, tag: Tag): Piece[] {
  const heading = pieceLines({
    lines: linesFor([{ text, style: title }], width),
    style: title,
    x,
    tag: tag.add('H1'),
    gap: 0,
  });
  return [...heading, ...tokens.flatMap((token) => setBlock(token, tag))];
}
