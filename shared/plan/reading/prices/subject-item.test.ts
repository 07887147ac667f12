import { expect, it } from 'vitest';
import { itemOf, subjectBefore } from './subject-item.ts';

it.each([
  [' A 25 kilo bag is ', '25 kilo bag'],
  ['New price, 20 people is ', '20 people'],
  [' Service is $', 'Service'],
  ['by hour, $70, and a doublet is $', 'doublet'],
])('in “%s” the thing before the sum is “%s”', (lead, item) => {
  expect(subjectBefore(lead)).toBe(item);
});

it.each([' It is ', ' My price is $', ' which is '])('finds no thing in “%s”', (lead) => {
  expect(subjectBefore(lead)).toBeUndefined();
});

it('keeps the longer name that the words have together', () => {
  const linked = 'Pull the column and put new buckets in';
  expect(itemOf(`${linked} is $`, linked)).toBe(linked);
});
