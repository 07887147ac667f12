import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HourFinding, hourFinding } from './hour-bars.tsx';
import { somePath } from './testing/some-path.ts';

const paying = (...dollars: number[]) =>
  dollars.map((hour) => somePath(`p${hour}`, { title: `Path ${hour}`, hourCents: hour * 100 }));

afterEach(cleanup);

it.each([
  [[31, 6], 'None reaches the casual minimum wage.\nNearest: Path 31, $31'],
  [[40, 6], 'One reaches the casual minimum wage:\nPath 40, $40'],
  [[40, 35, 6], '2 of 3 reach the casual minimum wage.\nBest paid: Path 40, $40'],
  [[24.4, 23.9, 6], 'None reaches the casual minimum wage.\nNearest: Path 24.4 and Path 23.9, $24'],
])('says what hours of %o pay', (hours, finding) => {
  expect(hourFinding(paying(...hours))).toBe(finding);
});

it.each([
  [[31, 6], 'None reaches the casual minimum wage ($33.05 an hour).\nNearest: Path 31, $31'],
  [[40, 6], 'One reaches the casual minimum wage ($33.05 an hour):\nPath 40, $40'],
])('says above the bars of %o what their mark means', (hours, finding) => {
  const { container } = render(<HourFinding paths={paying(...hours)} />);
  expect(container.textContent).toBe(finding);
});
