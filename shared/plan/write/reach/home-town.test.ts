import { expect, it } from 'vitest';
import { homeTown, withTown } from './home-town.ts';

const screen = { isSafety: false, allows: () => true };
const townIn = (content: string, isSafety = false): string | undefined =>
  homeTown({
    input: {
      answers: { content, skills: '', interests: '', incomeGoal: '', budget: '', timePerWeek: '' },
      profile: { name: 'Ann Lee', country: 'Australia' },
    },
    screen: { ...screen, isSafety },
  });

it.each([
  ['I am living in Dandenong South. I have a van.', 'Dandenong South'],
  ['set up at home, we rent in Grovedale, no landlord yet', 'Grovedale'],
  ['We live in the Huon, and I drive.', 'the Huon'],
  ['Fridgie in Cairns, 13 yrs.', 'Cairns'],
  ['Worked five years in Mackay doing pool tables.', undefined],
  ['Certificate IV in Accounting.', undefined],
  ['Dealership mechanic in Rockingham, $1,690 a week. I live in Mandurah.', 'Mandurah'],
  ['On $1,010 a week with Ray, based near Bendigo.', undefined],
  ['i want to clean houses around Wodonga on Tuesdays', 'Wodonga'],
])('the town of “%s” is %s', (content, town) => {
  expect(townIn(content)).toBe(town);
});

it('keeps the town back from a plan that must be safe', () => {
  expect(townIn('I live in Grovedale.', true)).toBeUndefined();
});

it('writes the town into a search', () => {
  expect(withTown('bookkeeper rates and your town', 'Cairns')).toBe('bookkeeper rates and Cairns');
  expect(withTown('suburb Facebook groups', 'Cairns')).toBe('Cairns Facebook groups');
  expect(withTown('in your town', undefined)).toBe('in your town');
});
