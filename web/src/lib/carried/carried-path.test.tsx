import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, tokenKey } from '../session/session.ts';
import { beSignedIn } from '../testing/answer-calls.ts';
import { carryPath, dropCarriedPath, readCarriedPath, withPlanId } from './carried-path.ts';

beforeEach(() => {
  localStorage.clear();
  beSignedIn();
});

afterEach(clearSession);

describe('a path on its way into a plan', () => {
  it('lasts a week, until a form has taken it', () => {
    carryPath({ slug: 'pet-care-rounds', title: 'Pet Care Rounds' }, 1000);
    expect(readCarriedPath(2000)).toBe('pet-care-rounds');
    expect(readCarriedPath(1000 + 7 * 86_400_000)).toBeUndefined();
    dropCarriedPath();
    expect(readCarriedPath(2000)).toBeUndefined();
  });

  it('is shown only to the account that chose it', () => {
    carryPath({ slug: 'pet-care-rounds', title: 'Pet Care Rounds' }, 1000);
    clearSession();
    expect(readCarriedPath(2000)).toBeUndefined();
    const claims = { sub: 'usr_2', exp: Math.floor(Date.now() / 1000) + 3600 };
    localStorage.setItem(tokenKey, `e30.${btoa(JSON.stringify(claims))}.c2ln`);
    expect(readCarriedPath(2000)).toBeUndefined();
  });

  it.each([
    ['', 'Plan ID: pet-care-rounds'],
    ['I have a dog.\n', 'I have a dog.\n\nPlan ID: pet-care-rounds'],
    ['On pet-care-rounds, please.', 'On pet-care-rounds, please.'],
    ['Like pet-care-rounds-2.', 'Like pet-care-rounds-2.\n\nPlan ID: pet-care-rounds'],
  ])('is in the text %j once', (text, expected) => {
    expect(withPlanId(text, 'pet-care-rounds')).toBe(expected);
  });
});
