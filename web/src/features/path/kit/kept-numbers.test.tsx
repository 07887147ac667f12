import { beforeEach, describe, expect, it } from 'vitest';
import { numbersKey } from '#web/lib/kept-locally.ts';
import { clearSession, dropSession } from '#web/lib/session.ts';
import { keepNumbers, readKeptNumbers } from './kept-numbers.ts';

beforeEach(() => localStorage.clear());

const mine = 'usr_1:lawn-rounds';
const kept = (): string[] => Object.keys(localStorage);

describe('the reader’s own figures', () => {
  it('are restored for the same account and path, and for no other', () => {
    keepNumbers(mine, { priceCents: '80' });
    keepNumbers('usr_2:lawn-rounds', { priceCents: '90' });
    keepNumbers('usr_1:pet-care-rounds', { weeklyHours: '3' });
    expect(readKeptNumbers(mine)).toEqual({ priceCents: '80' });
    expect(readKeptNumbers('usr_2:lawn-rounds')).toEqual({ priceCents: '90' });
    expect(readKeptNumbers('usr_3:lawn-rounds')).toEqual({});
  });

  it('leave nothing in storage once they are cleared', () => {
    keepNumbers(mine, { priceCents: '80' });
    keepNumbers(mine, {});
    expect(kept()).toEqual([]);
  });

  it('are removed when a person logs out or closes the account, and stay when a session expires', () => {
    keepNumbers(mine, { priceCents: '80' });
    dropSession();
    expect(readKeptNumbers(mine)).toEqual({ priceCents: '80' });
    clearSession();
    expect(kept()).toEqual([]);
  });

  it('are dropped without an error when they are unreadable', () => {
    for (const text of ['', 'x', 'null', '[]', '{"usr_1:lawn-rounds":5}']) {
      localStorage.setItem(numbersKey, text);
      expect(readKeptNumbers(mine)).toEqual({});
    }
    localStorage.setItem(numbersKey, '{"usr_1:lawn-rounds":{"priceCents":"80","other":3}}');
    expect(readKeptNumbers(mine)).toEqual({ priceCents: '80' });
  });
});
