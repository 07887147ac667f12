import { describe, expect, it } from 'vitest';
import { readEarned } from './read-earned.ts';

const skills = ['mowing lawns', 'fixing bikes', 'photos w/ my phone'];

describe('what somebody was paid or asked for', () => {
  it.each([
    ['mate paid me 60 for his lawn last month', 'mowing lawns', '60'],
    ['A neighbour paid me $1,200 to mow all year round.', 'mowing lawns', '1,200'],
    ['I mowed the club’s oval and they paid me 45 bucks.', 'mowing lawns', '45'],
    ['I mow for fun, and got paid $25 for a bike once.', 'fixing bikes', '25'],
    ['A cafe paid me for photographs.', 'photos w/ my phone', undefined],
    ['mum paid me 20 an afternoon to repair bicycles and bikes', 'fixing bikes', undefined],
  ])('is the skill whose words it shares: %s', (background, entry, amount) => {
    expect(readEarned(background, skills)).toEqual({ paid: true, amount, entry, sentence: background });
  });

  it.each([
    'mate paid me 60 last month',
    'I was paid 60 for a lawn with a bike on it',
    'got paid 60 for my phone help',
  ])('is none of them where it cannot be told: %s', (background) => {
    expect(readEarned(background, skills)).toMatchObject({ paid: true, amount: '60', entry: undefined });
  });

  it('is what was paid before what was asked', () => {
    const background = 'Friends ask me to fix their bikes. A neighbour paid me 60 for his lawn.';
    expect(readEarned(background, skills)?.entry).toBe('mowing lawns');
    expect(readEarned('Friends ask me to fix their bikes.', skills)).toMatchObject({
      paid: false,
      entry: 'fixing bikes',
    });
  });

  it.each([
    '',
    'Nobody paid me for a lawn yet.',
    'My boss pays me to mow.',
    'I was paid 60 for my old bike.',
    'They asked me to stop mowing lawns.',
    'I get paid $31 an hour at the bike shop.',
  ])('is not read from: %s', (background) => {
    expect(readEarned(background, skills)).toBeUndefined();
  });
});
