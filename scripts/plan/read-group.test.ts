import { describe, expect, it } from 'vitest';
import { lexiconOf } from '#shared/plan/catalogue.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { sharedAmong } from '#shared/plan/reading/read-group.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const lexicon = lexiconOf(readCatalogue());
const none = {
  budget: '',
  timePerWeek: '',
  skills: '',
  interests: '',
  incomeGoal: '$300 a week',
  content: '',
};
const read = (content: string) =>
  readAnswers({ ...none, content }, { lexicon, now: new Date('2026-11-28T02:00:00Z') });

describe('a group that shares one session', () => {
  it.each([
    ['I run dawn tours: four people in two double kayaks, 3 hours, $95 a head.', 4],
    ['My workshops are $80 per person. Each class of 6 to 8 takes the morning.', 6],
    ['Ghost walks, $25 a head, max 12 people a walk.', 12],
    ['Candle making $65 a person, up to ten people per session.', 10],
    ['I lead walks of two hours, max 8 people, $48 each.', 8],
    ['It is $40 a child and I can take five at a time.', 5],
  ])('is read: %s', (content, size) => {
    expect(read(content).group?.value.size).toBe(size);
  });

  it.each([
    'A club has booked for eight people at $80 a head.',
    'I have taught 300 kids. Lessons are $50 an hour.',
    'I mend chairs for $40 each. A class of 6 was fun once.',
  ])('is not read: %s', (content) => {
    expect(read(content).group).toBeUndefined();
  });

  it('shares its hours among three in four of its places, where each person pays', () => {
    const reading = read('I run dawn tours: four people in two double kayaks, 3 hours, $95 a head.');
    expect(sharedAmong(reading, 'head')).toBe(3);
    expect(sharedAmong(reading, 'tour')).toBe(1);
    expect(sharedAmong({}, 'head')).toBe(1);
  });
});
