import { describe, expect, it } from 'vitest';
import { grantById } from '#shared/content/grants/grants.ts';
import { amountWords } from '#shared/domain/funding/amount-words.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { roundNews } from './round-words.ts';

const round = {
  name: 'Round 9',
  opens: '2027-03-01',
  closes: '2027-03-31',
  status: 'announced',
  source: 'A test',
  checked: '2026-11-20',
} as const;

const at = (day: string) => roundNews({ rounds: [round], checked: round.checked }, Date.parse(day));

describe('the words for the rounds of a grant', () => {
  it('describe the MVP grant as closed, with its dates and the day it was checked', () => {
    const news = roundNews(grantById('nsw-mvp'), Date.parse('2026-11-22'));
    expect(news.badge).toBe('Round closed');
    const [opened, closed, checked] = ['2025-09-01', '2025-09-28', '2026-11-20'].map(formatDay);
    expect(news.text).toBe(
      `Round 1 ran from ${opened} to ${closed}. No new round had been announced on ${checked}.`,
    );
  });

  it('describe a grant without rounds', () => {
    expect(roundNews(grantById('sea-support'), Date.parse('2026-11-22')).badge).toBe('Open all year');
  });

  it('change automatically as the days pass', () => {
    expect([at('2027-01-01').badge, at('2027-03-10').badge, at('2027-05-01').badge]).toEqual([
      'Round announced',
      'Round open',
      'Round closed',
    ]);
    expect(at('2027-03-10').text).toBe(`Round 9 is open until ${formatDay('2027-03-31')}.`);
  });

  it('say when no round has dates', () => {
    expect(roundNews({ rounds: [], checked: '2026-11-20' }, 0).text).toBe(
      `No round had been announced on ${formatDay('2026-11-20')}.`,
    );
  });

  it('say next to the amount that a round is closed, and nothing for other states', () => {
    expect(amountWords('Up to $75,000', 'closed')).toBe('Closed: was up to $75,000');
    expect(amountWords('Up to $75,000', 'announced')).toBe('Up to $75,000');
  });
});
