import { box, line, type Mark, moved, type Scene, words } from '../scene.ts';

const cooler: readonly Mark[] = [
  box({ x: 0, y: 0, width: 40, height: 26 }, { fill: 'faint' }),
  box({ x: 15, y: 4, width: 10, height: 18 }, { fill: 'white', stroke: 'ink' }),
  line([17, 8], [23, 8], { ink: 'ink' }),
  line([17, 10], [23, 10], { ink: 'ink' }),
  line([17, 12], [23, 12], { ink: 'ink' }),
  box({ x: 2, y: 18, width: 10, height: 5 }, { fill: 'white', stroke: 'line' }),
  words('47 dB', { x: 7, y: 21.6, size: 2.4, align: 'middle' }),
];

const lines = (
  texts: readonly string[],
  at: { x: number; y: number; size: number; look?: 'strong' },
): Mark[] => texts.map((text, index) => words(text, { ...at, y: at.y + index * at.size * 1.4 }));

/** The first screen of the page at 360 pixels. */
export const reviewPhone: Scene = {
  title: 'A review on a phone',
  width: 72,
  height: 104,
  marks: [
    ...lines(['Which cooler lets you', 'sleep in a rented', 'bedroom?'], {
      x: 4,
      y: 8.5,
      size: 5.4,
      look: 'strong',
    }),
    words('Tested 3–31 January. Checked 4 February.', { x: 4, y: 29, size: 3.2, ink: 'soft' }),
    box({ x: 4, y: 32, width: 64, height: 13 }, { fill: 'ochre', stroke: 'line' }),
    ...lines(['Some shops here pay me if you', 'buy. They don’t choose the winners.'], {
      x: 6,
      y: 37.3,
      size: 3.5,
    }),
    ...lines(['Take the Kestrel 30 if your', 'room is under 15 m² and a', 'window opens.'], {
      x: 4,
      y: 52,
      size: 4.4,
      look: 'strong',
    }),
    ...lines(
      [
        '47 decibels at the pillow, low,',
        '9 January. The runner-up: 55.',
        'Leave it if your nights are humid.',
      ],
      { x: 4, y: 70.5, size: 3.8 },
    ),
    box({ x: 4, y: 84.5, width: 64, height: 9 }, { fill: 'leaf' }),
    words('$279 on 4 February: a link that pays', {
      x: 36,
      y: 90.2,
      size: 3.4,
      ink: 'white',
      align: 'middle',
    }),
    words('Used · 30 nights · bought for $80', { x: 4, y: 99.5, size: 3.4, ink: 'soft' }),
  ],
};

/** The same page at 1280 pixels. */
export const reviewDesk: Scene = {
  title: 'A review on a desk',
  width: 128,
  height: 80,
  marks: [
    words('Which cooler lets you sleep in a rented bedroom?', { x: 10, y: 12, size: 4.4, look: 'strong' }),
    words('Tested 3–31 January. Last checked 4 February.', { x: 10, y: 18, size: 2.6, ink: 'soft' }),
    box({ x: 10, y: 21, width: 66, height: 7 }, { fill: 'ochre', stroke: 'line' }),
    words('Some shops here pay me. They don’t choose the winners.', { x: 12, y: 25.4, size: 2.2 }),
    ...lines(['Take the Kestrel 30 if your room is under', '15 m² and a window opens.'], {
      x: 10,
      y: 35,
      size: 3.2,
      look: 'strong',
    }),
    ...lines(['47 decibels at the pillow; the runner-up 55.', 'Leave it if your nights are humid.'], {
      x: 10,
      y: 45,
      size: 2.7,
    }),
    box({ x: 10, y: 52, width: 44, height: 7 }, { fill: 'leaf' }),
    words('$279 on 4 February: a link that pays', {
      x: 32,
      y: 56.6,
      size: 2.3,
      ink: 'white',
      align: 'middle',
    }),
    ...moved(cooler, 80, 21),
    words('My bedroom, night four', { x: 80, y: 50.5, size: 2.3, ink: 'soft' }),
    line([10, 64], [120, 64], { ink: 'line' }),
    ...['Label', 'Pillow', 'Colder', 'Water', 'Price'].map((name, index) =>
      words(name, { x: 10 + index * 23, y: 69, size: 2.6, look: 'strong' }),
    ),
    ...['Used', '47 dB', '9 degrees', '11 L', '$279'].map((name, index) =>
      words(name, { x: 10 + index * 23, y: 75, size: 2.6 }),
    ),
  ],
};
