import { describe, expect, it } from 'vitest';
import { fitted, formOf, sidesOf } from './question-form.ts';

describe('a question', () => {
  it.each([
    ['second painter or sub?', 'choice'],
    ['do I take the loan', 'yes-no'],
    ['Do I need a licence or a permit?', 'yes-no'],
    ['loan or not', 'yes-no'],
    ['gst when', 'when'],
    ['What number of jobs covers 709?', 'how-much'],
    ["What's the number?", 'how-much'],
    ['which one is good for me?', 'open'],
    ['What if the brakes fail?', 'yes-no'],
    ['Do I have to worry about how much it weighs?', 'yes-no'],
  ])('asks for one kind of answer: %s', (question, form) => {
    expect(formOf(question)).toBe(form);
  });

  it.each([
    ['Is it better to hire a van or buy one?', ['hire a van', 'buy one']],
    ['Should I take the shop or the market?', ['take the shop', 'the market']],
    ['And gas or electric (noise)?', ['gas', 'electric']],
  ])('names both things that it compares: %s', (question, sides) => {
    expect(sidesOf(question)).toEqual(sides);
  });

  it('compares nothing where the second part is another sentence', () => {
    expect(sidesOf('Should I tell people which sort, or they just want beetles?')).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is no yes to a question that asks which', () => {
    expect(fitted('Yes, if it fills empty hours.', 'Which one is good for me?')).toBeUndefined();
    expect(fitted('Yes, if it fills empty hours.', 'Is it worth it?')).toBe('Yes, if it fills empty hours.');
  });

  it('loses its yes where the rest says how', () => {
    expect(fitted('Yes: charge by the kilometre.', 'How do I charge for driving?')).toBe(
      'Charge by the kilometre.',
    );
  });

  it('keeps its yes where it names the time or the sum that is asked for', () => {
    expect(fitted('Yes, from May 2027.', 'When GST?')).toBe('Yes, from May 2027.');
    expect(fitted('Yes, about $900.', 'How much tax do I pay?')).toBe('Yes, about $900.');
  });
});
