import { describe, expect, test } from 'vitest';
import { meaningOf } from './meaning-of-amount.ts';
import type { Meaning } from './surely-no-price.ts';

const split = (text: string) => {
  const at = text.indexOf('#');
  return { before: text.slice(0, at), behind: text.slice(at + 1) };
};

describe('the meaning of an amount', () => {
  test.each<[string, Meaning]>([
    ['re-lead a door panel, about 300 by 900, # ; replace one piece', 'price'],
    ['a visit with a written report, #, which comes off the job', 'price'],
    ['Pump change usually # all together', 'price'],
    ['hem trousers # , new zip 30', 'price'],
    ['Three pay # a month', 'price'],
    ['Up to # for now', 'money to start'],
    ['I have # saved', 'money to start'],
    ['i need 2 more boards bout #', 'bought'],
    ['the pump cost me #', 'cost'],
    ['Flour is # a loaf', 'cost'],
    ['Second hand shop sell me broken washers for #', 'cost'],
    ['The builder still owes me # from July', 'debt'],
    ['my wife brings # home', 'partner'],
    ['feed store, 32 hours, #', 'income'],
    ['I want to clear #', 'goal'],
    ['last year I made #', 'past'],
    ['I should raise it from # a week', 'period'],
  ])('%s: %s', (text, meaning) => {
    expect(meaningOf(split(text))).toBe(meaning);
  });
});
