import { expect, it } from 'vitest';
import { drawingScale, mostPixels } from './pdf-page.tsx';

const page = (scale: number) => ({ width: 595 * scale, height: 842 * scale });

const pixels = (scale: number, isPhone: boolean): number => {
  const drawn = page(drawingScale(page(scale), { scale, isPhone }));
  return Math.floor(drawn.width) * Math.floor(drawn.height);
};

it('draws two pixels per CSS pixel, and three on a phone', () => {
  expect(drawingScale(page(1), { scale: 1, isPhone: false })).toBe(2);
  expect(drawingScale(page(0.6), { scale: 0.6, isPhone: true })).toBeCloseTo(1.8);
});

it.each([
  ['a phone', 2, true],
  ['a desktop', 3, false],
  ['a wide desktop', 5.4, false],
])(
  'stays below the largest canvas of a phone, however large the page is made on %s',
  (_on, scale, isPhone) => {
    expect(page(scale).width * page(scale).height * (isPhone ? 9 : 4)).toBeGreaterThan(mostPixels);
    expect(pixels(scale, isPhone)).toBeLessThanOrEqual(mostPixels);
    expect(pixels(scale, isPhone)).toBeGreaterThan(mostPixels * 0.99);
  },
);
