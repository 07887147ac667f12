import { describe, expect, it } from 'vitest';
import { whoToAsk } from './who-to-ask.ts';

describe('a rule without a source', () => {
  it('says which office answers for it', () => {
    expect(whoToAsk('Meat pies need a permit.')).toBe('Ask your council’s food officer.');
    expect(whoToAsk('Cleaning needs no licence.')).toBe('Check yours at ablis.business.gov.au.');
  });

  it('adds nothing when its text names who to ask', () => {
    expect(whoToAsk('Cleaning needs no licence. Ask the council about waste.')).toBeUndefined();
  });

  it('adds nothing to advice that is no law', () => {
    expect(whoToAsk('Wear gloves and goggles, and open windows.')).toBeUndefined();
  });
});
