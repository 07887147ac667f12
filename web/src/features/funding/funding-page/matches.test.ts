import { expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { type Match, matchWords, openFirst } from './matches.ts';

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

it('puts open grants before announced ones, and closed ones last', () => {
  const ordered = openFirst([over, coming, always, open], nowMs);
  expect(ordered.map(({ name }) => name)).toEqual(['always', 'open', 'coming', 'over']);
  const afterwards = openFirst([open, always], Date.parse('2027-01-01'));
  expect(afterwards.map(({ name }) => name)).toEqual(['always', 'open']);
});

it('never shows a closed round of our own list before an open one', () => {
  expect(openFirst(grants, nowMs).map(({ id }) => id)).toEqual([
    'sea-support',
    'nsw-firsthomebuyer',
    'nsw-mvp',
  ]);
});

const matched = (status: 'eligible' | 'reachable', ...found: Match['grant'][]): Match[] =>
  found.map((grant) => ({ grant, fit: { status } }));

it.each<[words: string, matches: Match[]]>([
  ['1 grant open to you, 1 to prepare for', matched('eligible', always, over)],
  [
    '1 grant open now, 2 to prepare for',
    [...matched('reachable', over, open), ...matched('eligible', coming)],
  ],
  ['2 grants open now', [...matched('eligible', open), ...matched('reachable', always)]],
  ['No grant open now, 1 to prepare for', matched('eligible', over)],
  ['No grant open now, 1 to prepare for', matched('eligible', coming)],
  ['1 grant open to you', matched('eligible', open)],
  ['1 grant open now', matched('reachable', open)],
  ['', []],
])('says “%s” about the matches, and never counts a closed one as open', (words, matches) => {
  expect(matchWords(matches, nowMs)).toBe(words);
});
