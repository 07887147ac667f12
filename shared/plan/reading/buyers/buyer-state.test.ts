import { describe, expect, it } from 'vitest';
import { stateOf } from './buyer-state.ts';

const weekly = { count: 20, per: 'week' } as const;

describe('what a buyer is to the customer', () => {
  it.each([
    // Words in front of the name, words behind it, what they say.
    ['The ', ' takes 60 bunches on a Thursday at $9', 'now'],
    ['', ' sends me about two a month', 'now'],
    ['Two ', ' already use it', 'now'],
    ['I also sow for ', ', 36 an acre', 'now'],
    ['My regulars: ', ' and', 'now'],
    ['A ', ' (three cars every Friday at 6.30)', 'now', weekly],
    ['The ', ' has 20 a week at $12, she drives over', 'now', weekly],
    ['A ', ' would take them for three weeks', 'promised'],
    ['', " have said they'd have Friday lessons", 'promised'],
    ['A ', ' says I can have the lot from February', 'promised'],
    ['A ', ' wants 10 kilos a fortnight', 'waiting', weekly],
    ['Two people are waiting: a ', ' in Holt', 'waiting'],
    ['Two confirmed, a ', ' with 52 scopes in February', 'waiting'],
    ['', ' keep asking if I can come', 'waiting'],
    ['The ', ' took six tubs a month last summer', 'past'],
    ['I used to have ', ' ring me all the time', 'past'],
    ['I did 130 last spring for ', '', 'past'],
    ['The ', ' will let me pin a card up', 'sends'],
    ['The ', ' used to send theirs to a man who retired, and says he can pin up my card', 'sends'],
    ['A ', ' who refers horses with sore backs', 'sends'],
    ['A ', ' takes 20% and finds the bookings', 'sends'],
    ['Maybe the ', ' pays me, 6 runs a week', 'hope', weekly],
    ['The ', ' might want 12', 'hope'],
    ['There are also 32 ', ', and most of them mow their own strip', undefined],
    ['The ', ' has 70 members', undefined],
    ['I want to make lunches for the ', ' in town', undefined],
  ] as const)('%s(name)%s: %s', (before, behind, state, takes?: typeof weekly) => {
    expect(stateOf(before, behind, takes)).toBe(state);
  });
});
