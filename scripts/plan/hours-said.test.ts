/** The hours a week that customers name in passing are those of the plan. */
import { describe, expect, it } from 'vitest';
import { planContent } from './plan-content.ts';

const hours = (content: string) =>
  planContent(content, { timePerWeek: '10h+', skills: 'mending clothes' }).reading.hours?.value;

describe('hours that the customer has', () => {
  it.each([
    ['I am free Tuesday and Friday from 9 to 3, about 11 hours.', 11],
    ['From March I want 22 hours a week spread Monday to Friday.', 22],
    ['Hours, 35 a week Monday to Friday and the odd Saturday morning.', 35],
    ['I mend clothes, 14 hrs a week mon to wed after 6pm, and I keep my day job.', 14],
    ['I write 5-10 but it is 13 hours really.', 13],
    ['I can only give 16 hours in two weeks for this.', 8],
    ['Saturdays for now, around 7 hours, and full time from 1 August 2027, 38 hours.', 38],
  ])('%s', (content, expected) => {
    expect(hours(content)).toEqual({ low: expected, high: expected });
  });

  it.each([
    'I work at the bakery 24 hours a week, nights.',
    'I pay a helper $31 an hour, 15 hours a week.',
    'I tick 10h+ because nothing else fits.',
    'A dress takes me 12 hours.',
  ])('are none in: %s', (content) => {
    expect(hours(content)).not.toEqual(
      expect.objectContaining({ low: expect.toSatisfy((low: number) => [24, 15, 12].includes(low)) }),
    );
  });
});
