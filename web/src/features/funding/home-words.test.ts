import { expect, it } from 'vitest';
import { helpInBrief } from './home-words.ts';

it.each([
  ['price=870000', 'At $870,000: no grant, reduced stamp duty, by the limits below.'],
  ['price=600000&home=new', 'At $600,000: a grant of $10,000, no stamp duty, by the limits below.'],
  ['price=600000&home=existing', 'At $600,000: no grant, no stamp duty, by the limits below.'],
  [
    'price=700000&home=build',
    'At $700,000: a grant of $10,000, stamp duty as Revenue NSW says, by the limits below.',
  ],
  ['price=1000000', 'At $1,000,000: no grant, stamp duty in full, by the limits below.'],
  ['price=cheap', undefined],
  ['home=build', undefined],
])('says of %s what both schemes come to', (address, words) => {
  expect(helpInBrief(new URLSearchParams(address))).toBe(words);
});
