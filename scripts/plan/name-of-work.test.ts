/** The name of an own business is what a customer would put on a card, in whatever words they write. */
import { describe, expect, it } from 'vitest';
import { someCustomer } from './known-people.ts';
import { mostOf } from './most-of.ts';
import { preparePlanner } from './plan-person.ts';

const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();
const firstOf = (skills: string, content: string) =>
  plan(someCustomer(skills, content), now).choice.offered[0];

describe('the name and the kind of an own business', () => {
  it('is in most of them what they sell', () => {
    mostOf(
      [
        [
          'bee removal',
          'I remove bee swarms from walls, $180 a job, 40 done last spring',
          'Bee removal',
          'visit',
        ],
        ['falafel', 'we make falafel and hummus boxes, 12 a box', 'Falafel and hummus boxes', 'food'],
        ['calligraphy', 'wedding envelopes by hand, 4.50 each, did 600 last year', 'Calligraphy', 'goods'],
        ['nursing', 'I do ear wax removal at home for old people, $90 a visit', 'Ear wax removal', 'visit'],
        [
          'apprentice',
          'made flashcards + notes for the capstone exam, sold 31 copies at $15',
          'Flashcards and notes for the capstone exam',
          'file',
        ],
      ],
      ([skills = '', content = '', name, offer]) => {
        const first = firstOf(skills, content);
        expect(first?.offer.name).toBe(name);
        expect(first?.id).toBe(`own/${offer}`);
        expect(JSON.stringify(first?.trade)).not.toMatch(/\{what\}/);
      },
      5,
    );
  });
});

it('what a tool was made of is not what the person sells', () => {
  const first = firstOf(
    'getting old bottles out of creeks',
    'Old bottles are $8 each at the market. Got a washer I built out of a cement mixer.',
  );
  expect(first?.offer.name).toBe('Old bottles');
});

it('a skill that names the work is the name where the story only says the thing', () => {
  const named = [
    firstOf('clipping alpacas; fencing', 'I can clip alpacas, $38 each, Saturdays.'),
    firstOf('lure painting; welding', 'I paint old lures for mates, $9 a lure, 30 lures last month.'),
    firstOf('window tinting 6 years', 'I tint windows on utes in my shed, $280 a ute.'),
  ].map((first) => first?.offer.name.toLowerCase());
  expect(named[0]).toMatch(/clipping|shear/);
  expect(named[1]).toMatch(/lure/);
  expect(named[2]).toMatch(/tint/);
});

it('lessons are called by their subject', () => {
  for (const [subject, story] of [
    ['Violin', 'I teach violin to children after school, $45 for half an hour.'],
    ['Drum', 'Drum lessons in my garage, $40 a lesson, six pupils so far.'],
    ['Cello', 'Cello, mostly beginners at my house, $50 for half an hour. Two families asked.'],
  ] as const)
    expect(firstOf(`${subject.toLowerCase()} 20 years`, story)?.offer.name).toMatch(
      new RegExp(`^${subject}`),
    );
});

describe('the offer within a trade', () => {
  it('is mostly theirs', () => {
    mostOf(
      [
        ['spray tans', 'mobile spray tans, 35 each', 'waxing-and-facials', 'tan-and-event'],
        [
          'aged care',
          'Families ask who can sit with mum in the night. Sleepover is $320 for one night.',
          'companion-help-older-people',
          'nights',
        ],
        [
          'tv antennas',
          'TV antennas in Bendigo, $260 each. not up a roof when it is wet',
          'antennas-cameras-and-cabling',
          'antennas-and-dishes',
        ],
        [
          'tender writing',
          'I write tender responses, $2,400 a short response',
          'grant-and-tender-writing',
          'tender-response',
        ],
      ],
      ([skills = '', content = '', trade, offer]) => {
        const first = firstOf(skills, content);
        expect([first?.trade.id, first?.offer.id]).toEqual([trade, offer]);
      },
      2,
    );
  });
});
