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

/** Fragments beside each other of one look and one meaning. */
interface Stretch {
  run: Run;
  fragments: Fragment[];
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
  for (const { run, fragments } of stretchesOf(line)) {
    const { style } = run;
    const target = tag !== undefined && leadsSomewhere(run.target, where) ? run.target : undefined;
    const linkTag = target === undefined || tag === undefined ? undefined : linkTagOf(target, tag);
    markFor(canvas, linkTag ?? tag);
    const from = at;
    at = canvas.text(fragments, style, { x: at, y: baseline });
    if (target !== undefined && linkTag !== undefined) {
      const { size, rise = 0 } = style;
      canvas.links.push({
        box: { x: from, y: baseline - rise - size * 0.8, width: at - from, height: size * 1.1 },
        target,
        says: target.says,
        tag: linkTag,
      });
    }
  }
}

export const markFor = (canvas: PageCanvas, tag: Tag | undefined): void =>
  tag === undefined ? canvas.artifact() : canvas.tag(tag);

const leadsSomewhere = (target: Target | undefined, where: Whereabouts): boolean =>
  target !== undefined && ('href' in target || where.pageOf(target.to) !== undefined);

function linkTagOf(target: Target, parent: Tag): Tag {
  const known = linkTags.get(target);
  if (known !== undefined && parent.kids.includes(known)) return known;
  const tag = parent.add('Link');
  linkTags.set(target, tag);
  return tag;
}

const levelOf = ({ run: { level = 0 } }: Item): number => level;
const isTurned = ({ parts }: Word): boolean => parts.some(({ run: { level = 0 } }) => level > 0);

/** What is on a line in the order of drawing, which is that of reading unless some of it is written from the right. */
function stretchesOf(line: Line): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (fragment: Fragment, run: Run): void => {
    const last = stretches.at(-1);
    if (last?.run.style === run.style && last.run.target === run.target) last.fragments.push(fragment);
    else stretches.push({ run, fragments: [fragment] });
  };
  if (line.words.some(isTurned)) {
    const items: Item[] = [];
    read(line, (fragment, run) => items.push({ fragment, run }));
    for (const { fragment, run } of inDrawingOrder(items, levelOf)) add(fragment, run);
  } else read(line, add);
  return stretches;
}

function read({ words, hyphenated }: Line, add: (fragment: Fragment, run: Run) => void): void {
  let before: Run | undefined;
  for (const { parts, space, spaceRun } of words) {
    const first = parts[0]?.run;
    if (space > 0 && before !== undefined && first !== undefined) {
      const run = spaceBetween(before, first, spaceRun ?? first);
      add(onlyFragment(run.style.face, ' '), run);
    }
    for (const { run, fragments } of parts) {
      before = run;
      for (const fragment of fragments) add(fragment, run);
    }
  }
  if (!hyphenated && before !== undefined) add(lineEnd(before.style.face), endOf(before));
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
