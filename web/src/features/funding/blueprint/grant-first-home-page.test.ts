import { expect, it } from 'vitest';
import { helpInBrief } from './grant-first-home-page.tsx';

it.each([
  ['price=870000', 'At $870,000: no grant, reduced stamp duty.'],
  ['price=600000&home=new', 'At $600,000: a $10,000 grant, no stamp duty.'],
  ['price=600000&home=existing', 'At $600,000: no grant, no stamp duty.'],
  ['price=700000&home=build', 'At $700,000: a $10,000 grant, ask Revenue NSW about stamp duty.'],
  ['price=1000000', 'At $1,000,000: no grant, full stamp duty.'],
  ['price=cheap', undefined],
  ['home=build', undefined],
])('says for %s what both schemes pay', (address, words) => {
  expect(helpInBrief(new URLSearchParams(address))).toBe(words);
});
