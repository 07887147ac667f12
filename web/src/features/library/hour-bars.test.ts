import { expect, it } from 'vitest';
import { hourFinding } from './hour-bars.tsx';
import { somePath } from './testing/some-path.ts';

const paying = (...dollars: number[]) =>
  dollars.map((hour) => somePath(`p${hour}`, { title: `Path ${hour}`, hourCents: hour * 100 }));

it.each([
  [[31, 6], 'None reaches the casual pay floor.\nNearest: Path 31, A$31'],
  [[40, 6], 'One reaches the casual pay floor:\nPath 40, A$40'],
  [[40, 35, 6], '2 of 3 reach the casual pay floor.\nBest paid: Path 40, A$40'],
])('says what hours of %o come to', (hours, finding) => {
  expect(hourFinding(paying(...hours))).toBe(finding);
});
