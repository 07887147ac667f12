import { expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { matchCounts, openFirst } from './open-first.ts';

const round = (name: string, opens: string, closes: string) => ({
  name,
  checked: '2026-11-01',
  rounds: [{ name, opens, closes, status: 'closed', source: 'x', checked: '2026-11-01' }] as const,
});
const over = round('over', '2025-09-01', '2025-09-28');
const open = round('open', '2026-11-01', '2026-12-01');
const coming = round('coming', '2027-02-01', '2027-03-01');
const always = { name: 'always', checked: '2026-11-01', rounds: 'ongoing' } as const;
const nowMs = Date.parse('2026-11-22T00:00:00Z');

it('puts what can be applied for before what is to open, and what has closed last', () => {
  const ordered = openFirst([over, coming, always, open], nowMs);
  expect(ordered.map(({ name }) => name)).toEqual(['always', 'open', 'coming', 'over']);
  const afterwards = openFirst([open, always], Date.parse('2027-01-01'));
  expect(afterwards.map(({ name }) => name)).toEqual(['always', 'open']);
});

it('shows no closed round of our own list before an open one', () => {
  expect(openFirst(grants, nowMs).map(({ id }) => id)).toEqual([
    'sea-support',
    'nsw-firsthomebuyer',
    'nsw-mvp',
  ]);
});

it('counts as open to somebody only what is open and asks nothing more of them', () => {
  const eligible = { status: 'eligible' } as const;
  const reachable = { status: 'reachable' } as const;
  expect(
    matchCounts(
      [
        { grant: always, fit: eligible },
        { grant: over, fit: eligible },
      ],
      nowMs,
    ),
  ).toBe('1 open to you, 1 closed.');
  expect(
    matchCounts(
      [
        { grant: over, fit: reachable },
        { grant: open, fit: reachable },
        { grant: coming, fit: eligible },
      ],
      nowMs,
    ),
  ).toBe('1 open and reachable, 1 announced, 1 closed.');
});

it('says of a single match how its round stands, without a count', () => {
  const counted = (grant: typeof over, status: 'eligible' | 'reachable') =>
    matchCounts([{ grant, fit: { status } }], nowMs);
  expect(counted(over, 'eligible')).toBe('Its round is closed.');
  expect(counted(coming, 'eligible')).toBe('Its round is announced.');
  expect(counted(open, 'eligible')).toBe('It is open to you.');
  expect(counted(open, 'reachable')).toBe('It is open and reachable.');
});
