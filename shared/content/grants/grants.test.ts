import { describe, expect, it } from 'vitest';
import { type GrantRound, roundStanding } from '#shared/domain/funding/round-standing.ts';
import { bannedIn } from '../banned-phrases.ts';
import { type GrantGuide, type GrantId, grantIds } from './grant.ts';
import { grantById, grants } from './grants.ts';
import { nswFirstHomeGuide } from './nsw-first-home-guide.ts';
import { nswMvpGuide } from './nsw-mvp-guide.ts';
import { seaSupportGuide } from './sea-support-guide.ts';

const guides: Readonly<Record<GrantId, GrantGuide>> = {
  'nsw-mvp': nswMvpGuide,
  'sea-support': seaSupportGuide,
  'nsw-firsthomebuyer': nswFirstHomeGuide,
};

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);

/** Lists faults that make a round untrue or unfit to print. */
function roundFaults({ opens, closes, status, source, checked }: GrantRound): string[] {
  const faults: string[] = [];
  if (source.trim() === '') faults.push('has no source');
  if (!isDay(checked)) faults.push('does not say when it was checked');
  if ([opens, closes].some((day) => day !== null && !isDay(day))) faults.push('has an invalid day');
  if (status === 'reported') return faults;
  if (opens === null || closes === null) return [...faults, 'has no dates and is not marked as reported'];
  if (opens > closes) faults.push('ends before it starts');
  if (status === 'open' && closes < checked) faults.push('claims to be open after its last day');
  if (status === 'open' && opens > checked) faults.push('claims to be open before its first day');
  if (status === 'announced' && opens <= checked) faults.push('is announced after its first day');
  if (status === 'closed' && closes >= checked) faults.push('claims to be closed before it ended');
  return faults;
}

const roundsOf = ({ rounds }: (typeof grants)[number]) => (rounds === 'ongoing' ? [] : rounds);

describe('every grant', () => {
  it('is listed once, under its own id', () => {
    expect(grants.map(({ id }) => id)).toEqual([...grantIds]);
    for (const id of grantIds) expect(grantById(id).id).toBe(id);
  });

  it('has rounds that were true on the day they were checked', () => {
    for (const grant of grants)
      for (const round of roundsOf(grant))
        expect([grant.id, round.name, ...roundFaults(round)]).toHaveLength(2);
  });

  it('gives a source and a date for itself and for each of its figures', () => {
    for (const grant of grants)
      for (const { source, checked } of [grant, ...guides[grant.id].figures]) {
        expect(source.trim(), grant.id).not.toBe('');
        expect(isDay(checked), grant.id).toBe(true);
      }
  });

  it('is drawn with the figures of its guide, all within its scale', () => {
    for (const { id, gives } of grants) {
      const told = JSON.stringify(guides[id].figures);
      for (const { printed, from = 0, to } of gives.bars) {
        for (const [figure] of printed.matchAll(/\$?\d[\d,]*/g)) expect(told, id).toContain(figure);
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(gives.end);
      }
    }
  });

  it('sends people to official pages only', () => {
    for (const { id, official } of grants)
      for (const { href } of [official, ...guides[id].more]) {
        expect(new URL(href).protocol).toBe('https:');
        expect(new URL(href).hostname).toMatch(/\.gov\.au$/);
      }
  });

  it('has lists with distinct lines, and no banned words', () => {
    for (const grant of grants) {
      const guide = guides[grant.id];
      for (const list of [guide.checklist, guide.documents])
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(bannedIn(JSON.stringify([grant, guide]))).toEqual([]);
    }
  });

  it('matches the specification', () => {
    expect(
      grants.map(({ id, category, requires }) => [id, category, requires.abn, ...requires.stages]),
    ).toEqual([
      ['nsw-mvp', 'business', true, 'idea', 'pre-revenue', 'mvp'],
      ['sea-support', 'personal', false, 'idea', 'pre-revenue'],
      ['nsw-firsthomebuyer', 'property', false, 'first-home'],
    ]);
    const mvp = grantById('nsw-mvp');
    expect(mvp.amount).toBe('Up to $75,000');
    expect(JSON.stringify(guides['nsw-mvp'].figures)).toContain('$25,000–$75,000');
    expect(JSON.stringify(guides['nsw-mvp'].figures)).toContain('TRL 3–7');
    expect(roundsOf(mvp)[0]).toMatchObject({ opens: '2025-09-01', closes: '2025-09-28', status: 'closed' });
    expect(roundStanding(roundsOf(mvp), Date.parse('2026-11-22')).kind).toBe('closed');
    expect(grantById('sea-support').amount).toBe('39-week income support');
    const home = JSON.stringify(guides['nsw-firsthomebuyer'].figures);
    for (const figure of [
      '$10,000',
      '$600,000',
      '$750,000',
      '$800,000',
      '$1 million',
      '$50,000',
      'Within 12 months',
    ])
      expect(home).toContain(figure);
  });
});

describe('a round is refused', () => {
  const right: GrantRound = {
    name: 'Round 9',
    opens: '2026-11-01',
    closes: '2026-11-30',
    status: 'open',
    source: 'nsw.gov.au',
    checked: '2026-11-20',
  };

  it.each<[string, Partial<GrantRound>]>([
    ['has no source', { source: ' ' }],
    ['does not say when it was checked', { checked: 'lately' }],
    ['has an invalid day', { closes: '2026-11-31' }],
    ['has no dates and is not marked as reported', { closes: null }],
    ['ends before it starts', { opens: '2026-11-19', closes: '2026-11-10', status: 'closed' }],
    ['claims to be open after its last day', { opens: '2026-10-01', closes: '2026-10-31' }],
    ['claims to be open before its first day', { opens: '2026-11-25' }],
    ['is announced after its first day', { status: 'announced' }],
    ['claims to be closed before it ended', { status: 'closed' }],
  ])('if %s', (fault, wrong) => {
    expect(roundFaults({ ...right, ...wrong })).toContain(fault);
  });

  it('for none of these reasons if it is right', () => {
    expect(roundFaults(right)).toEqual([]);
    expect(roundFaults({ ...right, opens: null, closes: null, status: 'reported' })).toEqual([]);
  });
});
