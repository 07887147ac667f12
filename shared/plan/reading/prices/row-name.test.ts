import { expect, it } from 'vitest';
import { rowName } from './row-name.ts';

const nameBefore = (text: string, sum: string, previous = ''): string | undefined =>
  rowName(text, text.indexOf(sum), previous ? text.indexOf(previous) + previous.length : 0);

it.each([
  [' call-out incl first half hour 110', '110', 'call-out incl first half hour'],
  [' gate motor swapped, supply and fit 420', '420', 'gate motor swapped, supply and fit'],
  ['a) soil test and report, 3 hours, posted: $240', '$240', 'soil test and report'],
  ['Prices: curtain hem $18, blind $25', '$18', 'curtain hem'],
  [' 100–200 L, $80', '$80', '100–200 L'],
  ['puppet (the big kind with strings), $38, two hours, $7', '$38', 'puppet (the big kind with strings)'],
])('the row “%s” names what %s is the price of', (text, sum, name) => {
  expect(nameBefore(text, sum)).toBe(name);
});

it.each([
  ['Patches 12 each, seams 7 bucks a metre, labour 90/hr', '90', '7', 'labour'],
  ['Coat hem $30, dress take in $45', '$45', '$30', 'dress take in'],
  ['Clean $40 (20 minutes), wax and dry $60', '$60', '$40', 'wax and dry'],
])('in “%s” %s is named behind the comma', (text, sum, previous, name) => {
  expect(nameBefore(text, sum, previous)).toBe(name);
});

it.each([
  ['I charge $45', '$45'],
  ['another lady in town asks 60', '60'],
  ['Thinking $80', '$80'],
  ['about 5 of them (a wing chair 300', '300'],
])('“%s” is a piece of a sentence', (text, sum) => {
  expect(nameBefore(text, sum)).toBeUndefined();
});
