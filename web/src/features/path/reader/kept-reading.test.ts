import { expect, it } from 'vitest';
import { isKeptAsOwned, keepOwned, keepRead, readSections } from './kept-reading.ts';

const name = 'mia:maker/stall';

it('keeps read sections and owned paths apart', () => {
  keepRead(name, ['first']);
  expect([readSections(name), isKeptAsOwned(name)]).toEqual([['first'], false]);
  keepOwned(name);
  expect([readSections(name), isKeptAsOwned(name)]).toEqual([['first'], true]);
  expect([readSections('mia:maker/sta'), isKeptAsOwned('mia:maker/sta')]).toEqual([[], false]);
});
