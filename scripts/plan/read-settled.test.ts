/** What is in place already is not asked for again, and what comes later is not in place. */
import { expect, it } from 'vitest';
import { planContent } from './plan-content.ts';

const hasAbn = (content: string): boolean =>
  planContent(content).reading.settled?.some(({ value }) => value.what === 'abn') === true;

it.each([
  ['I’ve an ABN and a business name.', true],
  ['Got the ABN, still need insurance.', true],
  ['ABN and public liability are done.', true],
  ['I have had an ABN since 2019 for shearing.', true],
  ['I reactivated my old ABN.', true],
  ['The agency said to come back when I’ve got an ABN', false],
  ['once I have an ABN the school will use me', false],
  ['My husband has an ABN.', false],
  ['I don’t have an ABN yet.', false],
])('ABN: %s', (content, expected) => {
  expect(hasAbn(content)).toBe(expected);
});
