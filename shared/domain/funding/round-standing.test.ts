import { describe, expect, it } from 'vitest';
import { type GrantRound, roundStanding } from './round-standing.ts';

const dated = (opens: string | null, closes: string | null): GrantRound => ({
  name: `${opens}`,
  opens,
  closes,
  status: 'announced',
  source: 'A test',
  checked: '2026-11-20',
});
const first = dated('2025-09-01', '2025-09-28');
const later = dated('2027-03-01', '2027-03-31');
const reported = dated(null, null);
const at = (instant: string, ...rounds: GrantRound[]) => {
  const standing = roundStanding(rounds, Date.parse(instant));
  return standing.kind === 'unknown' ? 'unknown' : `${standing.kind} ${standing.round.name}`;
};

describe('the rounds of a grant', () => {
  it.each([
    ['2025-08-31T13:59:59Z', 'announced 2025-09-01'],
    ['2025-08-31T14:00:00Z', 'open 2025-09-01'],
    ['2025-09-28T13:59:59Z', 'open 2025-09-01'],
    ['2025-09-28T14:00:00Z', 'closed 2025-09-01'],
  ])('at %s, counted in days of Sydney, are %s', (instant, expected) => {
    expect(at(instant, first, reported)).toBe(expected);
  });

  it('are described by the open one, else by the next, else by the last that closed', () => {
    expect(at('2027-03-10T00:00:00Z', first, later)).toBe('open 2027-03-01');
    expect(at('2026-11-20T00:00:00Z', first, later)).toBe('announced 2027-03-01');
    expect(at('2028-01-01T00:00:00Z', first, later)).toBe('closed 2027-03-01');
  });

  it('are unknown while none of them has dates', () => {
    expect(at('2026-11-20T00:00:00Z', reported)).toBe('unknown');
    expect(at('2026-11-20T00:00:00Z')).toBe('unknown');
  });
});
