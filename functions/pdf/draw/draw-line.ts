import type { FaceName } from '../fonts/font.ts';
import type { Whereabouts } from '../layout/piece.ts';
import type { Tag } from '../tags/structure.ts';
import type { Line } from '../text/break-lines.ts';
import { inDrawingOrder } from '../text/order-text.ts';
import { type Fragment, moved, shapeText } from '../text/shape-text.ts';
import type { Run, Target, Word } from '../text/words.ts';
import type { PageCanvas } from './page-canvas.ts';

/** What is drawn in one go, in the look and with the meaning of its run. */
interface Item {
  fragment: Fragment;
  run: Run;
}

interface LinePlace {
  canvas: PageCanvas;
  x: number;
  baseline: number;
  /** Of the paragraph; without one the line is an artifact, as a header that is repeated. */
  tag: Tag | undefined;
  where: Whereabouts;
}

/** One tag for a link, however many lines it is broken over. */
const linkTags = new WeakMap<Target, Tag>();

export function drawLine(line: Line, { canvas, x, baseline, tag, where }: LinePlace): void {
  let at = x;
  let shown: Run | undefined;
  let link: { target: Target; tag: Tag } | undefined;
  const end = (): void => {
    if (shown === undefined) return;
    const from = at;
    at = canvas.endText();
    if (link === undefined) return;
    const { size, rise = 0 } = shown.style;
    const box = { x: from, y: baseline - rise - size * 0.8, width: at - from, height: size * 1.1 };
    canvas.links.push({ box, says: link.target.says, ...link });
  };
  const draw = (fragment: Fragment, run: Run): void => {
    if (run.style !== shown?.style || run.target !== shown.target) {
      end();
      shown = run;
      link = linkOf(run.target, tag, where);
      markFor(canvas, link?.tag ?? tag);
      canvas.startText(run.style, { x: at, y: baseline });
    }
    canvas.show(fragment);
  };
  read(line, draw);
  end();
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

type Draw = (fragment: Fragment, run: Run) => void;

/** What is on a line in the order of drawing, which is that of reading unless some of it is written from the right. */
function read(line: Line, draw: Draw): void {
  if (!line.words.some(isTurned)) {
    readOn(line, draw);
    return;
  }
  const items: Item[] = [];
  readOn(line, (fragment, run) => items.push({ fragment, run }));
  for (const { fragment, run } of inDrawingOrder(items, levelOf)) draw(fragment, run);
}

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

/** A space looks as it was typed, and belongs to a link or a direction only if both its neighbours do. */
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

/** A space of no width: what is read aloud or copied goes on with a new word on the next line. */
function lineEnd(face: FaceName): Fragment {
  const known = lineEnds.get(face);
  if (known !== undefined) return known;
  const space = onlyFragment(face, ' ');
  const [{ shown } = { shown: '' }] = space.strokes;
  const end = { ...space, width: 0, strokes: [{ rise: 0, shown: `${shown}${moved(space.width)}` }] };
  lineEnds.set(face, end);
  return end;
}
