import { box, type Scene, words } from '../scene.ts';

const size = { width: 100, height: 80 };

/** The first photo, as a shopper on a telephone sees it: once with a long name, once with a short one. */
export const thumbLong: Scene = {
  title: 'A name nobody can read',
  ...size,
  marks: [
    box({ x: 0, y: 0, ...size }, { fill: 'faint' }),
    box({ x: 30, y: 8, width: 40, height: 66 }, { fill: 'leaf', stroke: 'ink' }),
    box({ x: 38, y: 36, width: 24, height: 18 }, { stroke: 'pale' }),
    words('Christopher', { x: 50, y: 43, size: 3, ink: 'pale', align: 'middle' }),
  ],
};

export const thumbShort: Scene = {
  title: 'A name that sells',
  ...size,
  marks: [
    box({ x: 0, y: 0, ...size }, { fill: 'leaf' }),
    box({ x: 8, y: 14, width: 84, height: 60 }, { stroke: 'pale' }),
    words('Ted', { x: 50, y: 57, size: 34, look: 'strong', ink: 'white', align: 'middle' }),
  ],
};
