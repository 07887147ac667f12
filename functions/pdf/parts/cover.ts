import { brand } from '#shared/brand.ts';
import type { CoveredDocument, FactRow } from '#shared/plan/document/plan-document.ts';
import { planName } from '#shared/plan/document/plan-name.ts';
import type { Text } from '#shared/plan/document/text.ts';
import { linesFor } from '../blocks/setting.ts';
import { labelLines } from '../charts/drawing.ts';
import { colours } from '../draw/colours.ts';
import { drawLine } from '../draw/draw-line.ts';
import type { PageCanvas } from '../draw/page-canvas.ts';
import { column, pageSize } from '../layout/page-size.ts';
import type { Whereabouts } from '../layout/piece.ts';
import { type LineStyle, styles } from '../layout/styles.ts';
import type { Tag, TagType } from '../tags/structure.ts';
import { plainRuns } from '../text/runs-of-text.ts';
import type { Run } from '../text/words.ts';
import { drawGap } from './cover-gap.ts';
import { drawYear } from './cover-year.ts';
import { notice, tierNames } from './furniture.ts';

export interface ContentsEntry {
  id: string;
  number: number;
  title: string;
}

/** A long list of contents is given more of the cover. */
const manySections = 28;
const bandHeight = 322;
const bandHeightOf = ({ sections }: CoveredDocument): number =>
  sections.length > manySections ? 258 : bandHeight;
const bodyTopOf = (document: CoveredDocument): number => bandHeightOf(document) + 40;
/** Below the name of who made it. */
const drawnTop = 75;
const facts = { x: column.x, width: 208 };
const list = { x: column.x + 244, width: column.width - 244 };
const bodyBottom = pageSize.height - 92;

const plain = (text: Text): string =>
  text.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('');
const shownLines = (text: string, style: LineStyle, width: number, most: number): string[] =>
  labelLines(text, width, { most, face: style.face, size: style.size });

const personLook: LineStyle = { face: 'sans', size: 11, leading: 15, colour: colours.leafPale };
const subtitleLook: LineStyle = { face: 'serif', size: 14.5, leading: 20, colour: colours.leafPale };
const shortSubtitleLook: LineStyle = { ...subtitleLook, size: 12.5, leading: 17 };

const factHeight = (lines: number): number => styles.label.leading + 1.5 + lines * styles.cell.leading + 5;

/** How many lines each fact gets: all it has, but the longest give way until the page holds them. */
function linesOfFacts(document: CoveredDocument): number[] {
  const rows = document.cover.entered;
  const factRoom = bodyBottom - bodyTopOf(document) - 20;
  const lines = rows.map(
    ({ value }) => labelLines(plain(value), facts.width, { ...styles.cell, most: 40 }).length,
  );
  const heightOf = (): number => lines.reduce((sum, most) => sum + factHeight(most), 0);
  for (let longest = Math.max(0, ...lines); heightOf() > factRoom && longest > 1; ) {
    lines[lines.indexOf(longest)] = longest - 1;
    longest = Math.max(...lines);
  }
  return lines;
}

/** What the cover had to shorten, to be printed in full further on. */
export function shortenedOnCover(document: CoveredDocument): FactRow[] {
  const { person, cover } = document;
  const name: FactRow = { label: 'Name', value: [{ kind: 'user', text: person }] };
  const most = [2, ...linesOfFacts(document)];
  return [name, ...cover.entered].filter(({ value }, index) => {
    const lines = shownLines(plain(value), styles.cell, facts.width, most[index] ?? 1);
    return lines.at(-1)?.endsWith('…') === true && !plain(value).trimEnd().endsWith('…');
  });
}

interface Drawing {
  canvas: PageCanvas;
  where: Whereabouts;
  tag: Tag;
  bodyTop: number;
}

export function drawCover(
  document: CoveredDocument,
  contents: readonly ContentsEntry[],
  place: Omit<Drawing, 'bodyTop'>,
): void {
  const drawing = { ...place, bodyTop: bodyTopOf(document) };
  const { canvas } = drawing;
  canvas.artifact();
  canvas.rect({ x: 0, y: 0, width: pageSize.width, height: pageSize.height }, colours.paper);
  canvas.rect({ x: 0, y: 0, width: pageSize.width, height: bandHeightOf(document) }, colours.leafStrong);
  drawBand(document, drawing);
  drawEntered(document, drawing);
  drawContents(contents, drawing);
  drawFoot(document, drawing);
}

function put(
  { canvas, where, tag }: Drawing,
  text: { lines: readonly string[]; style: LineStyle; x: number; y: number; as: TagType },
): number {
  const own = tag.add(text.as);
  text.lines.forEach((line, index) => {
    const runs: readonly Run[] = plainRuns(index + 1 < text.lines.length ? `${line} ` : line, text.style);
    const [set] = linesFor(runs, pageSize.width);
    if (set !== undefined)
      drawLine(set, { canvas, x: text.x, baseline: text.y + index * text.style.leading, tag: own, where });
  });
  return text.y + text.lines.length * text.style.leading;
}

const isShort = (document: CoveredDocument): boolean => bandHeightOf(document) < bandHeight;

/** On one line if something is drawn above it; else on three at most. */
function titleSizeOf(document: CoveredDocument): number {
  const { title, cover } = document;
  const sizes = [36, 31, 27, 23];
  const takes = (most: number) => (size: number) =>
    labelLines(title, column.width, { most: 9, face: 'serif-strong', size }).length <= most;
  const beside = cover.drawn === undefined ? [] : sizes.slice(isShort(document) ? 2 : 0);
  return beside.find(takes(1)) ?? sizes.find(takes(3)) ?? 20;
}

function drawBand(document: CoveredDocument, drawing: Drawing): void {
  const { title, person, tier, isSample, cover } = document;
  const white = colours.white;
  const name: LineStyle = { face: 'serif-strong', size: 15, leading: 19, colour: white };
  put(drawing, { lines: [brand], style: name, x: column.x, y: 62, as: 'P' });
  const kind: LineStyle = { face: 'sans', size: 9, leading: 12, colour: colours.leafPale };
  const kindText = `${isSample ? 'Sample of a ' : ''}${tierNames[tier]} plan`;
  const [kindLine] = linesFor(plainRuns(kindText, kind), 200);
  put(drawing, {
    lines: [kindText],
    style: kind,
    x: column.x + column.width - (kindLine?.width ?? 0),
    y: 61,
    as: 'P',
  });
  const size = titleSizeOf(document);
  const titleLook: LineStyle = { face: 'serif-strong', size, leading: size * 1.16, colour: white };
  const titleLines = shownLines(title, titleLook, column.width, 4);
  const subtitle = isShort(document) ? shortSubtitleLook : subtitleLook;
  const subtitleLines = shownLines(
    cover.subtitle,
    subtitle,
    column.width * (isShort(document) ? 1 : 0.86),
    3,
  );
  const personLines = shownLines(
    `For ${person}${isSample ? ', an invented person' : ''}`,
    personLook,
    column.width,
    2,
  );
  const height =
    titleLines.length * titleLook.leading +
    12 +
    subtitleLines.length * subtitle.leading +
    14 +
    personLines.length * 15;
  const titleTop = bandHeightOf(document) - (isShort(document) ? 22 : 30) - height;
  let y = titleTop + size * 0.9;
  y = put(drawing, { lines: titleLines, style: titleLook, x: column.x, y, as: 'H1' });
  y = put(drawing, { lines: subtitleLines, style: subtitle, x: column.x, y: y + 2, as: 'P' });
  put(drawing, { lines: personLines, style: personLook, x: column.x, y: y + 10, as: 'P' });
  const room = { ...drawing, top: drawnTop, bottom: titleTop - 8 };
  if (cover.drawn?.kind === 'year') drawYear(cover.drawn, room);
  if (cover.drawn?.kind === 'gap') drawGap(cover.drawn, room);
}

function headingOver(text: string, place: { x: number; width: number }, drawing: Drawing): void {
  drawing.canvas.artifact();
  drawing.canvas.rect(
    { x: place.x, y: drawing.bodyTop - 14, width: place.width, height: 1.5 },
    colours.leafStrong,
  );
  put(drawing, {
    lines: [text],
    style: { ...styles.subheading, colour: colours.leafStrong },
    x: place.x,
    y: drawing.bodyTop + 5,
    as: 'H2',
  });
}

function drawEntered(document: CoveredDocument, drawing: Drawing): void {
  headingOver('What you told us', facts, drawing);
  const most = linesOfFacts(document);
  let y = drawing.bodyTop + 26;
  document.cover.entered.forEach(({ label, value }, index) => {
    const names = shownLines(label, styles.label, facts.width, 1);
    y = put(drawing, { lines: names, style: styles.label, x: facts.x, y, as: 'P' });
    const lines = shownLines(plain(value), styles.cell, facts.width, most[index] ?? 1);
    y = put(drawing, { lines, style: styles.cell, x: facts.x, y: y + 1.5, as: 'P' }) + 5;
  });
}

function drawContents(contents: readonly ContentsEntry[], drawing: Drawing): void {
  const { canvas, where, tag, bodyTop } = drawing;
  headingOver('Contents', list, drawing);
  const toc = tag.add('TOC');
  const pitch = Math.min(17, (bodyBottom - bodyTop - 14) / Math.max(1, contents.length));
  const size = Math.min(9.2, pitch * 0.76);
  const style: LineStyle = { face: 'sans', size, leading: pitch, colour: colours.ink };
  contents.forEach(({ id, number, title }, index) => {
    const baseline = bodyTop + 26 + index * pitch;
    const page = String(where.pageOf(id) ?? '');
    const [shown = ''] = shownLines(title, style, list.width - 40, 1);
    const target = { to: id, says: `Page ${page}: ${title}` };
    const item = toc.add('TOCI');
    const set = (text: string, x: number, align: 'left' | 'right'): void => {
      const [line] = linesFor(
        plainRuns(text, style).map((run) => ({ ...run, target })),
        list.width,
      );
      if (line === undefined) return;
      drawLine(line, { canvas, x: align === 'left' ? x : x - line.width, baseline, tag: item, where });
    };
    set(String(number), list.x, 'left');
    set(shown, list.x + 22, 'left');
    set(page, list.x + list.width, 'right');
  });
}

function drawFoot(document: CoveredDocument, drawing: Drawing): void {
  const { canvas } = drawing;
  const top = pageSize.height - 62;
  canvas.artifact();
  canvas.line([column.x, top - 14], [column.x + column.width, top - 14], {
    stroke: colours.lineStrong,
    weight: 0.6,
  });
  const { compilerVersion, createdAt } = document;
  const made = `${planName(document)}, version ${compilerVersion}, made on ${printedDay(createdAt)}`;
  const line = shownLines(made, styles.furniture, column.width, 1);
  put(drawing, { lines: line, style: styles.furniture, x: column.x, y: top, as: 'P' });
  const said = `${notice} Amounts are in Australian dollars.`;
  put(drawing, { lines: [said], style: styles.furniture, x: column.x, y: top + 11, as: 'P' });
}

/** Made once: it takes as long as a page. */
let days: Intl.DateTimeFormat | undefined;

function printedDay(iso: string): string {
  days ??= new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${days.format(new Date(iso))} (UTC)`;
}
