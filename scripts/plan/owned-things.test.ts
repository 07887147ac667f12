/** What a customer owns, holds or has worked with is not bought again, and what they lack is. */
import { expect, it } from 'vitest';
import { partsOf } from '#shared/plan/figures/owned/row-parts.ts';
import { splitOwned } from '#shared/plan/figures/owned/split-owned.ts';
import { planContent } from './plan-content.ts';

const basis = { judged: 'A guess.' };

/** The rows that are still bought by a person who writes this. */
function boughtBy(content: string, what: string, owned: string[] = []): string[] {
  const { reading } = planContent(content);
  return splitOwned([{ what, dollars: 300, basis, owned }], reading, 'any').bought.map((row) => row.what);
}

it('names the things of a row by their main words', () => {
  expect(partsOf('Used petrol mower and a step ladder').map(({ head, which }) => [head, ...which])).toEqual([
    ['mow', 'petrol'],
    ['lad', 'step'],
  ]);
});

it.each([
  ['I have a HiAce and tools.', 'Used van'],
  ['I own three saws and two climb kits.', 'Ropes, saddle and lanyard, for climbers'],
  ['I own three saws and two climb kits.', 'Chainsaw, helmet and boots'],
  ['I have two QSC tops and a sub.', 'Small sound system'],
  ['I own a Rofco B40 oven.', 'Small stone oven'],
  ['Bought a Yaris and had dual controls fitted for $1,900.', 'Dual controls, fitted'],
  ['I have a converted laundry, which the council registered in August.', 'Council notice or registration'],
  ['I hold a Working with Children Check.', 'Working with Children Check for paid work'],
  ['I have public liability paid to next August.', 'First month of public liability insurance'],
])('%s No: %s', (content, what) => {
  expect(boughtBy(content, what)).toEqual([]);
});

it.each([
  ['I own a pole saw.', 'Chainsaw'],
  ['I need a van.', 'Used van'],
  ['My brother has a HiAce.', 'Used van'],
  ['I have a microphone.', 'Second microphone'],
  ['I haven’t told the council yet.', 'Council notice or registration'],
  ['I hold a volunteer Working with Children Check.', 'Working with Children Check for paid work'],
  ['A ranger asked whether I am insured.', 'First month of public liability insurance'],
])('%s Yes: %s', (content, what) => {
  expect(boughtBy(content, what)).toEqual([what]);
});

it('buys what is used up, also where the tools are owned', () => {
  expect(boughtBy('I own a lamp.', 'Lamp, trolley, tints and wax')).toEqual(['Tints and wax']);
});

it('buys one more where two are owned and more are needed', () => {
  expect(boughtBy('I have two sets of instruments, need more.', 'Second set of instruments')).toEqual([
    'One more set of instruments',
  ]);
});
