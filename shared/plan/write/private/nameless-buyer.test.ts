import { describe, expect, it } from 'vitest';
import type { BuyerFact } from '../../reading/reading.ts';
import { namelessBuyer } from './nameless-buyer.ts';
import { screenFor } from './screen.ts';

const screen = screenFor({ private: [], asked: [] } as never, {
  profile: { name: 'Ana Pinto' } as never,
  trades: [],
});
const called = (who: string, said: Partial<BuyerFact> = {}) =>
  namelessBuyer({ who, when: 'waiting', ...said }, screen.allows)?.who;

describe('a buyer whose name stays out of files', () => {
  it.each([
    ['florist in Mildura', 'florist in Mildura'],
    ['Quilters Guild in Burra', 'guild in Burra'],
    ['families at a Kilmore preschool', 'families at a preschool'],
    ['Wodonga restaurants', 'restaurants'],
    ['plumber named Darren', 'plumber'],
    ['cleaner who comes to Barmera once', 'cleaner'],
    ['bakery on Fitzroy Street', 'bakery'],
    ['gallery out Yackandandah way', 'gallery'],
    ['manager of the pub (Shaz)', 'manager of the pub'],
    ['Bluey (roof tiler)', 'roof tiler'],
    ["Mrs Ferrante's choir", 'choir'],
    ['Soccer Association in Dubbo', 'association in Dubbo'],
    ['Danuta from the library in Sale', 'library in Sale'],
    ['P&C at 2 schools', 'P&C at 2 schools'],
    ['jars of relish from Bev', undefined],
    ['Bev', undefined],
  ])('%s: %s', (who, name) => {
    expect(called(who)).toBe(name);
  });

  it('is one client where only a name is left of one who buys or said yes', () => {
    expect(called('Bev', { when: 'now' })).toBe('one client');
    expect(called('Bev', { takes: { count: 3, per: 'week' } })).toBe('one client');
    expect(called('Lou at number 12', { when: 'promised' })).toBe('one client at number 12');
  });

  it('is no relative', () => {
    expect(called('your brother Paul', { when: 'now' })).toBeUndefined();
  });
});
