import type { FaceName } from '../fonts/font.ts';
import type { Whereabouts } from '../layout/piece.ts';
import type { Tag } from '../tags/structure.ts';
import { type Line, softHyphen } from '../text/break-lines.ts';
import { inDrawingOrder, mirrored } from '../text/order-text.ts';
import { type Fragment, moved, shapeText } from '../text/shape-text.ts';
import type { Run, Target, Word } from '../text/words.ts';
import type { PageCanvas } from './page-canvas.ts';

interface Item {
  fragment: Fragment;
  run: Run;
  /** It is set on a line where drawing order and reading order differ. */
  x?: number;
}

interface Stretch {
  run: Run;
  items: Item[];
  /** Its text, if its glyphs do not give that back. */
  says?: string;
}

interface LinePlace {
  canvas: PageCanvas;
  x: number;
  baseline: number;
  /** The paragraph's tag; without one the line is an artifact, such as a repeated header. */
  tag: Tag | undefined;
  where: Whereabouts;
}

/** A link has one tag, even if it breaks over several lines. */
const linkTags = new WeakMap<Target, Tag>();

/** Draws everything in reading order, each part at its own place. */
export function drawLine(line: Line, { canvas, x, baseline, tag, where }: LinePlace): void {
  let at = x;
  for (const { run, items, says } of stretchesOf(line, x)) {
    const link = linkOf(run.target, tag, where);
    const parent = link?.tag ?? tag;
    markFor(canvas, says === undefined ? parent : parent?.add('Span', { says }));
    for (const [begin, fragments] of movesOf(items, at)) {
      canvas.startText(run.style, { x: begin, y: baseline });
      for (const fragment of fragments) canvas.show(fragment);
      at = canvas.endText();
      if (link === undefined) continue;
      const { size } = run.style;
      const box = { x: begin, y: baseline - size * 0.8, width: at - begin, height: size * 1.1 };
      canvas.links.push({ box, says: link.target.says, ...link });
    }
  }
}

export const markFor = (canvas: PageCanvas, tag: Tag | undefined): void =>
  tag === undefined ? canvas.artifact() : canvas.tag(tag);

function linkOf(
  target: Target | undefined,
  parent: Tag | undefined,
  where: Whereabouts,
): { target: Target; tag: Tag } | undefined {
  if (target === undefined || parent === undefined) return undefined;
  const leads = 'href' in target || where.pageOf(target.to) !== undefined;
  return leads ? { target, tag: linkTagOf(target, parent) } : undefined;
}

function linkTagOf(target: Target, parent: Tag): Tag {
  const known = linkTags.get(target);
  if (known !== undefined && parent.kids.includes(known)) return known;
  const tag = parent.add('Link');
  linkTags.set(target, tag);
  return tag;
}

const levelOf = ({ run: { level = 0 } }: Item): number => level;
const isTurned = ({ parts }: Word): boolean => parts.some(({ run: { level = 0 } }) => level > 0);
const isHyphen = ({ actual }: Fragment): boolean => actual === softHyphen;
const isSpoken = (fragment: Fragment): boolean => fragment.actual !== undefined && !isHyphen(fragment);
const isSaid = (word: Word): boolean =>
  isTurned(word) || word.parts.some(({ fragments }) => fragments.some(isSpoken));

function stretchesOf(line: Line, x: number): Stretch[] {
  const items: Item[] = [];
  readOn(line, (fragment, run) => items.push({ fragment: asRead(fragment, run), run }));
  if (line.words.some(isTurned)) placeTurned(items, x);
  const saysAll = line.words.some(isSaid);
  const stretches: Stretch[] = [];
  for (const item of items) {
    const { run, fragment } = item;
    const open = stretches.at(-1);
    // A soft hyphen must not be read aloud or copied, so it gets its own stretch.
    const goesOn = open !== undefined && run.style === open.run.style && run.target === open.run.target;
    if (goesOn && !(saysAll && isHyphen(fragment))) open.items.push(item);
    else stretches.push({ run, items: [item] });
  }
  if (!saysAll) return stretches;
  return stretches.map((stretch) => {
    const says = stretch.items.map(textOf).join('');
    return says === '' || says === softHyphen ? stretch : { ...stretch, says };
  });
}

/** A mirrored sign is read as it was typed. */
function asRead(fragment: Fragment, { level = 0 }: Run): Fragment {
  if (level % 2 === 0 || fragment.actual !== undefined) return fragment;
  const drawn = glyphText(fragment);
  const typed = mirrored(drawn);
  return typed === drawn ? fragment : { ...fragment, actual: typed };
}

const glyphText = ({ font, glyphs }: Fragment): string => glyphs.map((glyph) => font.textOf(glyph)).join('');

/** The end of a line has no text. */
const textOf = ({ fragment }: Item): string =>
  fragment.actual ?? (fragment.width === 0 ? '' : glyphText(fragment));

function placeTurned(items: readonly Item[], x: number): void {
  let next = x;
  for (const item of inDrawingOrder(items, levelOf)) {
    item.x = next;
    next += widthOf(item);
  }
}

const widthOf = ({ fragment, run }: Item): number => (fragment.width * run.style.size) / 1000;

/** Closer places, in points, differ only by rounding. */
const samePlace = 0.01;

/** Groups fragments that are drawn without a move between them, with their start. */
function movesOf(items: readonly Item[], at: number): (readonly [begin: number, fragments: Fragment[]])[] {
  const moves: (readonly [number, Fragment[]])[] = [];
  let next = at;
  for (const item of items) {
    const { fragment, x = next } = item;
    const open = moves.at(-1);
    if (open === undefined || Math.abs(x - next) > samePlace) moves.push([x, [fragment]]);
    else open[1].push(fragment);
    next = x + widthOf(item);
  }
  return moves;
}

type Draw = (fragment: Fragment, run: Run) => void;

function readOn({ words, hyphenated }: Line, draw: Draw): void {
  let before: Run | undefined;
  for (const { parts, space, spaceRun } of words) {
    const first = parts[0]?.run;
    if (space > 0 && before !== undefined && first !== undefined) {
      const run = spaceBetween(before, first, spaceRun ?? first);
      draw(onlyFragment(run.style.face, ' '), run);
    }
    for (const { run, fragments } of parts) {
      before = run;
      for (const fragment of fragments) draw(fragment, run);
    }
  }
  if (!hyphenated && before !== undefined) draw(lineEnd(before.style.face), endOf(before));
}

/** A space has the style in which it was typed, but belongs to a link or direction only if both its neighbours do. */
function spaceBetween(before: Run, after: Run, typed: Run): Run {
  const target = before.target === after.target ? before.target : undefined;
  const level = Math.min(before.level ?? 0, after.level ?? 0);
  if (typed.target === target && (typed.level ?? 0) === level) return typed;
  return { text: ' ', style: typed.style, level, ...(target !== undefined && { target }) };
}

const endOf = (last: Run): Run =>
  last.target === undefined && (last.level ?? 0) === 0 ? last : { text: ' ', style: last.style };

function onlyFragment(face: FaceName, text: string): Fragment {
  const [fragment] = shapeText(face, text).fragments;
  if (fragment === undefined) throw new Error(`${face} cannot set “${text}”`);
  return fragment;
}

const lineEnds = new Map<FaceName, Fragment>();

/** A zero-width space separates the words of two lines when they are read aloud or copied. */
function lineEnd(face: FaceName): Fragment {
  const known = lineEnds.get(face);
  if (known !== undefined) return known;
  const space = onlyFragment(face, ' ');
  const [{ shown } = { shown: '' }] = space.strokes;
  const end = { ...space, width: 0, strokes: [{ rise: 0, shown: `${shown}${moved(space.width)}` }] };
  lineEnds.set(face, end);
  return end;
}
