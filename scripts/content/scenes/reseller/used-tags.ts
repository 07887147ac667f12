import { box, line, type Mark, moved, type PaperName, papers, type Scene, words } from '../scene.ts';

const tag = { width: 88, height: 60 };
const columns = 2;
const rows = 4;

/** One to cut out and tie on: what a buyer of a used electrical thing has to be told, and what a reseller notes. */
const oneTag: readonly Mark[] = [
  box({ x: 0, y: 0, ...tag }),
  { kind: 'dot', x: 6, y: 6, radius: 2.5, fill: 'white', ring: 'line' },
  words('USED', { x: 14, y: 13, size: 10, look: 'strong' }),
  words('Not tested for electrical safety.', { x: 6, y: 22, size: 4.8, look: 'strong' }),
  words('Have it tested by a licensed electrician before use.', { x: 6, y: 28, size: 3.4 }),
  ...['What', 'Model', 'No. of my sheet'].flatMap((name, index) => [
    words(name, { x: 6, y: 38 + index * 8, size: 3.4, ink: 'soft' }),
    line([32, 38.5 + index * 8], [82, 38.5 + index * 8]),
  ]),
];

export function usedTags(paper: PaperName): Scene {
  const { width, height } = papers[paper];
  const left = (width - columns * tag.width) / 2;
  const top = (height - rows * tag.height) / 2;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * tag.width,
    y: top + Math.floor(index / columns) * tag.height,
  }));
  return {
    title: 'Tags for used electrical things',
    ...papers[paper],
    marks: places.flatMap(({ x, y }) => moved(oneTag, x, y)),
  };
}
