import { box, line, type Mark, type Point, type Scene, words } from '../scene.ts';

const shape: readonly Point[] = [
  [62, 14],
  [98, 14],
  [102, 44],
  [124, 60],
  [124, 122],
  [36, 122],
  [36, 60],
  [58, 44],
  [62, 14],
];

const measure = (from: Point, to: Point, text: string, at: Point): Mark[] => [
  line(from, to, { ink: 'leaf', weight: 0.5 }),
  words(text, { x: at[0], y: at[1], size: 5.5, ink: 'leaf', align: 'middle' }),
];

/** The apron with the measures that its maker marks before hooping; a millimetre here is 0.7 centimetres of cloth. */
export const apron: Scene = {
  title: 'The apron and its measures',
  width: 160,
  height: 132,
  marks: [
    { kind: 'stroke', points: shape, ink: 'ink', weight: 0.7 },
    {
      kind: 'stroke',
      points: [
        [62, 14],
        [66, 4],
        [94, 4],
        [98, 14],
      ],
      ink: 'ink',
      weight: 0.7,
    },
    box({ x: 58, y: 66, width: 44, height: 34 }, { fill: 'pale', stroke: 'ink' }),
    words('NONNA ROSA', { x: 80, y: 78, size: 5.6, look: 'strong', align: 'middle' }),
    {
      kind: 'stroke',
      points: [
        [80, 60],
        [80, 104],
      ],
      ink: 'soft',
      weight: 0.4,
      isDashed: true,
    },
    words('centre', { x: 80, y: 58, size: 5.5, ink: 'soft', align: 'middle' }),
    ...measure([58, 108], [102, 108], 'Pocket 32 cm', [80, 114]),
    ...measure([106, 66], [106, 75], '6 cm', [114, 72]),
    ...measure([62, 83], [98, 83], 'Name to 26 cm', [80, 90]),
    words('Label: fibre, washing, shop', { x: 8, y: 129, size: 5.5, ink: 'soft' }),
    line([40, 120], [36, 124], { ink: 'soft' }),
    words('Strap stays', { x: 105, y: 9, size: 5.5, ink: 'soft' }),
    words('out of the hoop', { x: 105, y: 16, size: 5.5, ink: 'soft' }),
    line([103, 11], [97, 9], { ink: 'soft' }),
  ],
};
