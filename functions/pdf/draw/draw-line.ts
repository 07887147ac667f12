import type { FaceName } from '../fonts/font.ts';
import type { Whereabouts } from '../layout/piece.ts';
import type { Tag } from '../tags/structure.ts';
import type { Line } from '../text/break-lines.ts';
import { inDrawingOrder } from '../text/order-text.ts';
import { type Fragment, moved, shapeText } from '../text/shape-text.ts';
import type { Target, TextStyle } from '../text/words.ts';
import type { PageCanvas } from './page-canvas.ts';

interface Item {
  fragment: Fragment;
  style: TextStyle;
  target: Target | undefined;
  level: number;
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
  const items = inDrawingOrder(itemsOf(line), ({ level }) => level);
  let at = x;
  for (let begin = 0; begin < items.length; ) {
    const first = items[begin];
    if (first === undefined) break;
    let end = begin + 1;
    while (items[end]?.style === first.style && items[end]?.target === first.target) end++;
    const fragments = items.slice(begin, end).map(({ fragment }) => fragment);
    const target = tag !== undefined && leadsSomewhere(first.target, where) ? first.target : undefined;
    const linkTag = target === undefined || tag === undefined ? undefined : linkTagOf(target, tag);
    markFor(canvas, linkTag ?? tag);
    const from = at;
    at = canvas.text(fragments, first.style, { x: at, y: baseline });
    if (target !== undefined && linkTag !== undefined) {
      const { size, rise = 0 } = first.style;
      canvas.links.push({
        box: { x: from, y: baseline - rise - size * 0.8, width: at - from, height: size * 1.1 },
        target,
        says: target.says,
        tag: linkTag,
      });
    }
    begin = end;
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

function itemsOf(line: Line): Item[] {
  const items: Item[] = [];
  let before: { style: TextStyle; target: Target | undefined; level: number } | undefined;
  for (const word of line.words) {
    const first = word.parts[0]?.run;
    const typedIn = word.spaceRun ?? first;
    if (word.space > 0 && before !== undefined && first !== undefined && typedIn !== undefined) {
      const [space] = shapeText(typedIn.style.face, ' ');
      const target = before.target === first.target ? before.target : undefined;
      const level = Math.min(before.level, first.level ?? 0);
      if (space !== undefined) items.push({ fragment: space, style: typedIn.style, target, level });
    }
    for (const { run, fragments } of word.parts) {
      before = { style: run.style, target: run.target, level: run.level ?? 0 };
      for (const fragment of fragments) items.push({ fragment, ...before });
    }
  }
  if (!line.hyphenated && before !== undefined)
    items.push({ fragment: lineEnd(before.style.face), ...before, target: undefined, level: 0 });
  return items;
}

/** A space of no width: what is read aloud or copied goes on with a new word on the next line. */
function lineEnd(face: FaceName): Fragment {
  const [space] = shapeText(face, ' ');
  if (space === undefined) throw new Error(`${face} has no space`);
  const [{ shown } = { shown: '' }] = space.strokes;
  return { ...space, width: 0, strokes: [{ rise: 0, shown: `${shown}${moved(space.width)}` }] };
}
