import { describe, expect, it } from 'vitest';
import { countText } from './textarea-field.tsx';

describe('a character counter', () => {
  it.each([
    ['', '0 of 250 characters', 'calm'],
    ['a'.repeat(240), '240 of 250 characters', 'calm'],
    ['a'.repeat(241), '241 of 250 characters', 'near'],
    ['a'.repeat(250), '250 of 250 characters', 'near'],
    ['a'.repeat(251), '251 of 250 characters', 'over'],
    ['💡', '2 of 250 characters', 'calm'],
  ])('of %j reads %j and is %s', (value, text, tone) => {
    expect(countText(value.length, { max: 250, redAbove: 240 })).toEqual({ text, tone });
  });

  it('groups thousands', () => {
    expect(countText(9501, { max: 10_000, redAbove: 9500 })).toEqual({
      text: '9,501 of 10,000 characters',
      tone: 'near',
    });
  });
});
