/** When somebody will not work, in the words people use, slips included, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import type { Limit } from './limits.ts';
import { readLimits } from './read-limits.ts';

const read = (background: string) =>
  readLimits({ content: background, skills: '', interests: '' }).map(({ limit }) => limit);

const refused: readonly (readonly [said: string, ...limits: Limit[]])[] = [
  ['I’m free any day except Sunday.', 'sundays'],
  ['any day but Sundays', 'sundays'],
  ['I can work any day except Sunday.', 'sundays'],
  ['Every day except Saturday and Sunday is fine.', 'saturdays', 'sundays'],
  ['Free all week except weekends.', 'saturdays', 'sundays'],
  ['Any time apart from evenings.', 'evenings'],
  ['I can do weekends except for Sundays', 'sundays'],
  ['I cant drive but am free any day except sundays', 'driving', 'sundays'],
  ['I work neither Saturdays nor Sundays.', 'saturdays', 'sundays'],
  ['Neither Saturdays nor Sundays.', 'saturdays', 'sundays'],
  ['Neither evenings nor weekends please', 'saturdays', 'sundays', 'evenings'],
  ['I don’t work Sundays.', 'sundays'],
  ['I dont work on sundays', 'sundays'],
  ['I never work Saturdays or Sundays.', 'saturdays', 'sundays'],
  ['Sundays I don’t work.', 'sundays'],
  ['I don’t work evenings.', 'evenings'],
  ['I dont do weekends', 'saturdays', 'sundays'],
  ['Never on a Sunday.', 'sundays'],
  ['I never get Saturdays or Sundays off.', 'saturdays', 'sundays'],
  ['i dont get evenings off', 'evenings'],
  ['Saturdays I can’t.', 'saturdays'],
  ['saturdays i cant, sundays i can', 'saturdays'],
  ['On Sundays, I can’t.', 'sundays'],
  ['Evenings I’m not free.', 'evenings'],
  ['Sundays are church.', 'sundays'],
  ['Sunday is my day of rest.', 'sundays'],
  ['Saturday is the Sabbath for me.', 'saturdays'],
  ['Saturdays are kids’ sport.', 'saturdays'],
  ['Saturday’s are out', 'saturdays'],
  ['Evenings are family time.', 'evenings'],
  ['Weekends belong to my family.', 'saturdays', 'sundays'],
  ['Sundays are a no-go.', 'sundays'],
  ['Saturdays yes, Sundays no.', 'sundays'],
  ['I am busy Saturdays.', 'saturdays'],
  ['Sorry, not available on Saturdays and Sundays.', 'saturdays', 'sundays'],
  ['Sundays off please', 'sundays'],
  ['I’d like to keep Sundays for family.', 'sundays'],
  ['no sat or sun', 'saturdays', 'sundays'],
  ['I can’t work Sat/Sun', 'saturdays', 'sundays'],
  ['cant do saterdays', 'saturdays'],
  ['wont work sundays', 'sundays'],
  ['No weekends, except for Saturday mornings.', 'sundays'],
  ['Weekends are out, except Saturday mornings.', 'sundays'],
  ['No weekends but maybe Sundays.', 'saturdays'],
  ['Weekends are for the kids, Sunday evenings are fine though.', 'saturdays'],
  ['No Sundays, Saturdays and Fridays are fine.', 'sundays'],
  ['Weekdays only please.', 'saturdays', 'sundays'],
  ['I can only work weekdays.', 'saturdays', 'sundays'],
  ['weekends dont suit me', 'saturdays', 'sundays'],
  ['Sundays aren’t possible.', 'sundays'],
  ['sundays no good', 'sundays'],
  ['Please dont put me on sundays', 'sundays'],
  ['I’m not only busy but away on Sundays.', 'sundays'],
];

const notRefused: readonly string[] = [
  'I would not say no to Sundays.',
  'I wouldnt say no to weekends',
  'I don’t mind Sundays.',
  'i dont mind working weekends',
  'No problem with Sundays.',
  'Sundays are no problem.',
  'I’m not against Sundays or evenings.',
  'I have nothing against weekends.',
  'I work every day except Sunday.',
  'My job takes every day but Sunday.',
  'Every day except Sunday is taken.',
  'I’m busy all week except Sunday.',
  'I can’t work any day except Sunday.',
  'Not free on any day but Saturdays and Sundays.',
  'No weekdays, only weekends.',
  'I can only do Sundays.',
  'I can only work Saturdays and Sundays.',
  'Weekends only.',
  'My boss keeps to the week, so I don’t work weekends.',
  'I work at a bank and don’t work Saturdays.',
  'In my job I never work Sundays.',
  'I have Sundays off.',
  'I get every Saturday off.',
  'I have no plans on Sundays.',
  'No kids on weekends, they are with their father.',
  'I don’t need Sundays off.',
  'Sundays are kids-free.',
  'I do not go to church on Sundays.',
  'I can’t wait for Saturdays.',
  'Saturdays are not a problem.',
  'Saturdays suit me.',
  'Evenings are best.',
  'I’m not a morning person, nights are good.',
  'I sold cakes at Sunday markets and never ran out.',
  'No more Sunday papers to carry round.',
  'I can’t work in the sun.',
  'I have never sat an exam.',
  'Neither of us minds Sundays.',
  'I edit a weekend newsletter, no ads in it.',
  'I’m free on Saturdays and Sundays.',
  'I work Monday to Friday only.',
  'Shops here are not open on Sundays.',
];

describe('a time of the week', () => {
  it.each(refused)('is refused by: %s', (said, ...limits) => {
    expect(read(said)).toEqual(limits);
  });

  it.each(notRefused)('is not refused by: %s', (said) => {
    expect(read(said)).toEqual([]);
  });
});
