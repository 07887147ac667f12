import { cutLetters, type Letters, widthOf } from './cut-letters.ts';

/** The inks of the invented dumpling stall, as its palette in Brand Kit in a Week has them. */
const soy = '#2B1D14';
const rice = '#FFF8EC';
const chilli = '#B3261E';
const leaf = '#2F6B3C';
const white = '#FFFFFF';

type At = readonly [x: number, y: number];

const plate = (width: number, height: number, shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes.join('')}</svg>`;

const ground = (fill: string, [x, y]: At, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const dot = (fill: string, [x, y]: At, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const rule = ([x, y]: At, to: number, weight = 0.6): string =>
  `<path stroke="${soy}" stroke-width="${weight}" d="M${x} ${y}H${to}"/>`;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The dot and its steam; all of it grows with the dot. */
function mark(fill: string, [x, y]: At, radius: number): string {
  const part = (...values: number[]): string => values.map((value) => tenth(value * radius)).join(' ');
  const curl = `c${part(-1.6, -0.8, 1.6, -1.3, 0, -2.1)}`;
  const start = `M${tenth(x)} ${tenth(y - 1.8 * radius)}`;
  return `${dot(fill, [tenth(x), tenth(y)], radius)}<path fill="none" stroke="${fill}" stroke-width="${tenth(radius / 2)}" stroke-linecap="round" d="${start}${curl}${curl}"/>`;
}

const head = (size: number, fill = soy): Letters => ({ face: 'Fraunces 700', size, fill });
const text = (size: number, fill = soy): Letters => ({ face: 'Work Sans 400', size, fill });
const strong = (size: number, fill = soy): Letters => ({ face: 'Work Sans 600', size, fill });

/** Words that end at a point. */
const endingAt = (words: string, letters: Letters, [x, y]: At): string =>
  cutLetters(words, letters, [x - widthOf(words, letters), y]);

/** “Little”, with the mark for the dot of its i. */
function little(size: number, [x, y]: At, { ink, steam }: { ink: string; steam: string }): string {
  const letters = head(size, ink);
  const overI = x + widthOf('L', letters) + widthOf('ı', letters) / 2;
  return cutLetters('Lıttle', letters, [x, y]) + mark(steam, [overI, y - 0.64 * size], tenth(size * 0.085));
}

const wide = (size: number, [x, y]: At): string =>
  little(size, [x, y], { ink: soy, steam: chilli }) +
  cutLetters('Steam', head(size), [x + widthOf('Lıttle ', head(size)), y]);

const stacked = ([x, y]: At, inks: { ink: string; steam: string }): string =>
  little(27, [x, y], inks) + cutLetters('Steam', head(27, inks.ink), [x, y + 27]);

const menu: readonly (readonly [dish: string, price: string])[] = [
  ['Pork and chive', '$12'],
  ['Prawn and ginger', '$14'],
  ['Mushroom', '$12'],
  ['Chilli oil, a jar', '$9'],
];
const quote: readonly (readonly [what: string, price: string])[] = [
  ['40 boxes, Saturday 6 June', '$480'],
  ['Steamer and a cook, 2 h', '$140'],
  ['Travel, 18 km', '$20'],
];

const priced = (rows: readonly (readonly [string, string])[], from: number, step: number): string[] =>
  rows.flatMap(([what, price], index) => {
    const y = from + index * step;
    return [
      cutLetters(what, text(14), [24, y]),
      endingAt(price, strong(14, chilli), [256, y]),
      rule([24, y + 10], 256),
    ];
  });

/** Every piece of the kit, by the name that the handbook gives it. */
export const littleSteam: ReadonlyMap<string, () => string> = new Map([
  ['little-steam-wide', () => plate(400, 100, [ground(rice, [0, 0], 400, 100), wide(56, [33, 69])])],
  [
    'little-steam-others',
    () =>
      plate(400, 120, [
        ground(rice, [0, 0], 128, 120),
        stacked([22, 61], { ink: soy, steam: chilli }),
        ground(soy, [136, 0], 128, 120),
        stacked([158, 61], { ink: white, steam: white }),
        ground(rice, [272, 0], 128, 120),
        mark(chilli, [318, 94], 11.5),
        mark(chilli, [362, 94], 4),
      ]),
  ],
  [
    'little-steam-type',
    () =>
      plate(400, 100, [
        ground(rice, [0, 0], 400, 100),
        cutLetters('Folded this morning', head(35), [20, 49]),
        cutLetters('Eight to a box, steamed while you wait.', text(17), [20, 79]),
      ]),
  ],
  [
    'little-steam-menu',
    () =>
      plate(280, 222, [
        ground(rice, [0, 0], 280, 222),
        mark(chilli, [40, 54], 7),
        cutLetters('Saturday', head(28), [66, 54]),
        ...priced(menu, 98, 34),
        dot(leaf, [124, 161], 8),
        cutLetters('V', strong(11, white), [120.3, 165]),
      ]),
  ],
  [
    'little-steam-quote',
    () =>
      plate(280, 218, [
        ground(rice, [0, 0], 280, 218),
        mark(chilli, [36, 46], 5.5),
        cutLetters('Quote 14', head(24), [56, 46]),
        cutLetters('A staff lunch, good until 29 May', text(10), [24, 68]),
        ...priced(quote, 94, 28),
        cutLetters('In all', strong(14), [24, 182]),
        endingAt('$640', head(20), [256, 184]),
        cutLetters('Half on booking, half on the day', text(10), [24, 206]),
        endingAt('0400 000 000', strong(10), [256, 206]),
      ]),
  ],
  [
    'little-steam-post',
    () =>
      plate(240, 240, [
        ground(rice, [0, 0], 240, 240),
        mark(chilli, [196, 92], 14),
        cutLetters('Folded', head(42), [20, 138]),
        cutLetters('this morning', head(31), [20, 172]),
        ground(soy, [0, 196], 240, 44),
        cutLetters('Saturday, 8 to 12', strong(15, rice), [20, 223]),
      ]),
  ],
  [
    'little-steam-footer',
    () =>
      plate(400, 96, [
        ground(white, [0, 0], 400, 96),
        rule([16, 12], 384, 1),
        mark(chilli, [36, 70], 6.5),
        cutLetters('Little Steam', head(20), [64, 46]),
        cutLetters('Dumplings on Saturdays, 8 to 12, behind the library', text(12), [64, 65]),
        cutLetters('0400 000 000', strong(12), [64, 83]),
      ]),
  ],
]);
