import { expect, it } from 'vitest';
import { isOfOthers, isOtherSum, isPaid } from './not-own-price.ts';

const at = (text: string, sum: string) => {
  const from = text.indexOf(sum);
  return { from, to: from + sum.length };
};

it.each([
  ['full trailer 180 juice 12 half load 110', '12'],
  ['The eggs are $28 each from an emu farm near here', '$28'],
  ['Wheel and stones come to 90 cents a pair and $2 for a profile', '$2'],
  ['I sell in the Sunday market, $55 for the stall', '$55'],
  ['handpiece overhaul 110 parts is 35', '35'],
  ['Six inch birthday $85, 3 hours, $19', '$19'],
  ['Puppet (the kind with strings), $38, an hour and a half, $7', '$7'],
  ['A potter on the hill offers a room at $30 a day', '$30'],
  ['Fuel 90, lease of van 240', '240'],
  ['Prices now\nPlanter box $140, takes 4 hours, timber $38\nMore later', '$38'],
])('in “%s” the customer pays %s', (text, sum) => {
  expect(isPaid(text, at(text, sum))).toBe(true);
});

it.each([
  ['build 280 to 450, rewrap guides 45, new tip 25', '25'],
  ['I sell them at $28 each from the gate', '$28'],
  ['Short lesson $35, 30 minutes, $60 for an hour', '$60'],
  ['One box is $16 and a bag is $9', '$9'],
])('in “%s” %s is a price', (text, sum) => {
  expect(isPaid(text, at(text, sum)) || isOtherSum(text, at(text, sum))).toBe(false);
});

it('knows what a shop keeps and what comes back once a year', () => {
  const shop = 'put 20 box each week but she take 3 dollar each box'.replace('take', 'takes');
  expect(isOtherSum(shop, at(shop, '3 dollar'))).toBe(true);
  const gauge = 'the gauge goes for calibration once a year, $380';
  expect(isOtherSum(gauge, at(gauge, '$380'))).toBe(true);
});

it.each([
  ['Bloke in the eastern suburbs gets 15', '15'],
  ['The girls on facebook get $42 an hour', '$42'],
  ['market ladies do it for 80', '80'],
  ['Salon in the arcade is 62', '62'],
])('in “%s” others ask %s', (text, sum) => {
  expect(isOtherSum(text, at(text, sum))).toBe(true);
});

it.each([
  ['People I know pay 40 and I charge 50', '50'],
  ['normal people id charge 18 a hem', '18'],
])('in “%s” %s is their own price', (text, sum) => {
  expect(isOtherSum(text, at(text, sum))).toBe(false);
});

it.each([
  'They give me 25',
  'the neighbours pay me $40',
  'Farms spend two hours and $60',
  'The kennel is $30',
])('“%s” is no cost', (lead) => {
  expect(isOfOthers(lead.replace(/[$]?\d+$/, ''))).toBe(true);
});

it.each(['I spend 2 hours and $60', 'I give the neighbour 25', 'Materials spend $8'])(
  '“%s” may be one',
  (lead) => {
    expect(isOfOthers(lead.replace(/[$]?\d+$/, ''))).toBe(false);
  },
);
