import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { grantById, grants } from '#shared/content/grants/grants.ts';
import {
  businessStages,
  type FundingAnswers,
  type FundingStage,
} from '#shared/domain/funding/funding-answers.ts';
import { matchGrant } from '#shared/domain/funding/match-grant.ts';
import { RoundLine, requirementWords, roundMonths, roundSpans, StageLine, whyWords } from './grant-lines.tsx';
import { type Standing, standingOf } from './matches.ts';

describe('stage line', () => {
  afterEach(cleanup);

  const nowMs = Date.UTC(2026, 10, 20);

  const standings = (answers?: { abn: boolean; stage: FundingStage }) =>
    grants.map((grant) => {
      const fit = answers && matchGrant(grant.requires, { ...answers, state: 'New South Wales' });
      return standingOf(grant, { nowMs, fit: fit?.status === 'hidden' ? undefined : fit });
    });

  it('gives no verdict before the answers, and none that contradicts a closed round', () => {
    expect(standings()).toEqual(['closed', 'open', 'open']);
    expect(standings({ abn: true, stage: 'idea' })).toEqual(['closed', 'reachable', 'open']);
    expect(standings({ abn: false, stage: 'first-home' })).toEqual(['closed', 'open', 'eligible']);
  });

  it('shows at which stages a grant helps, marks the reader’s own, and joins neighbours into one bar', () => {
    const show = (yours?: FundingStage) => {
      const requires = { abn: false, stages: ['idea', 'mvp', 'launch'], states: [] } as const;
      render(<StageLine grant={{ requires }} standing="open" yours={yours} />);
    };
    show();
    const line = screen.getByRole('img', { name: 'For these stages: Idea, MVP, Launch.' });
    const drawn = [...line.children].map((stage) =>
      [stage.hasAttribute('data-helps') && 'bar', stage.hasAttribute('data-first') && 'from here']
        .filter(Boolean)
        .join(' '),
    );
    expect(drawn).toEqual(['bar from here', '', 'bar from here', 'bar']);
    show('launch');
    screen.getByRole('img', { name: 'For these stages: Idea, MVP, Launch. Your stage: Launch.' });
  });

  it('marks the stages that only lead to the stage a grant requires', () => {
    const early = (...stages: FundingStage[]) => {
      render(
        <StageLine grant={{ requires: { abn: false, stages, states: [] } }} standing="other" yours="idea" />,
      );
      const found = [...screen.getByRole('img').children].map((stage) => stage.hasAttribute('data-early'));
      cleanup();
      return found;
    };
    expect(early('idea', 'mvp')).toEqual([true, false, false, false]);
    expect(early('idea', 'pre-revenue')).toEqual([false, false, false, false]);
  });

  it('is missing for a home, which is no stage of a business', () => {
    render(
      <StageLine
        grant={{ requires: { abn: false, stages: ['first-home'], states: [] } }}
        standing="open"
        yours="idea"
      />,
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says in each bar what it is', () => {
    const words = (standing: Standing, ...stages: FundingStage[]) => {
      render(
        <StageLine
          grant={{ requires: { abn: true, stages, states: [] } }}
          standing={standing}
          yours={undefined}
        />,
      );
      const said = [...screen.getByRole('img').querySelectorAll('b')].map(({ textContent }) => textContent);
      cleanup();
      return said;
    };
    expect(words('closed', 'idea', 'pre-revenue', 'mvp')).toEqual(['prepare now', 'closed']);
    expect(words('eligible', 'mvp', 'launch')).toEqual(['you fit']);
    expect(words('open', 'idea', 'pre-revenue')).toEqual(['helps']);
    expect(words('other', 'mvp', 'launch')).toEqual(['other stage']);
  });
});

const todayMs = Date.UTC(2026, 10, 26);

const round = (opens: string | null, closes: string | null) =>
  ({ name: 'Round', opens, closes, status: 'closed', source: 'x', checked: '2026-11-20' }) as const;

const months = (rounds: Parameters<typeof roundSpans>[0]) =>
  roundSpans(rounds, todayMs).map(({ from, to }) => [from, to].map((at) => Math.round(at / 5) / 2 - 15));

it('places each dated round in months from today, and leaves out rounds without dates', () => {
  expect(months([round('2025-11-26', '2026-02-25'), round(null, null)])).toEqual([[-12, -9]]);
  expect(months([round('2027-01-26', '2027-02-25')])).toEqual([[2, 3]]);
});

it('cuts rounds at its ends, and leaves out those beyond them', () => {
  expect(months([round('2025-01-01', '2026-11-25')])).toEqual([[-15, 0]]);
  expect(months([round('2024-01-01', '2024-02-01'), round('2028-01-01', '2028-02-01')])).toEqual([]);
});

it('has a label for today at the right place', () => {
  const { container } = render(<RoundLine rounds={[]} nowMs={todayMs} />);
  const [, ahead] = /grid-cols-\[auto_1fr_([\d.]+)%\]/.exec(container.innerHTML) ?? [];
  const { before, after } = roundMonths;
  expect(Number(ahead)).toBe((100 * after) / (before + after));
});

const why = (id: (typeof grants)[number]['id'], abn: boolean, stage: FundingAnswers['stage']) => {
  const grant = grantById(id);
  const answers = { abn, stage, state: 'New South Wales' } as const;
  const fit = matchGrant(grant.requires, answers);
  return fit.status === 'hidden' ? undefined : whyWords(grant, fit, answers);
};

describe('the reason why a grant matches', () => {
  it.each([
    ['nsw-mvp', true, 'mvp', 'Your stage “MVP”, your ABN and your state match.'],
    [
      'nsw-mvp',
      false,
      'mvp',
      'Your stage “MVP” matches, but you don’t have an ABN. Get one and you’ll be eligible.',
    ],
    ['nsw-mvp', true, 'idea', 'Your stage is “Idea”. Later, you’ll be eligible at the “MVP” stage.'],
    [
      'nsw-mvp',
      false,
      'pre-revenue',
      'Your stage is “Pre-revenue” and you don’t have an ABN. Get an ABN first, then you’ll be eligible at the “MVP” stage.',
    ],
    [
      'sea-support',
      false,
      'idea',
      'Your stage is “Idea”. A local provider decides, based on your hours, age and business idea.',
    ],
    ['nsw-firsthomebuyer', false, 'first-home', 'You’re buying a first home in New South Wales.'],
  ] as const)('is given for %s, ABN %s, at %s', (id, abn, stage, expected) => {
    expect(why(id, abn, stage)).toBe(expected);
  });

  it('names the answered stage for every business grant that is shown', () => {
    for (const { id } of grants)
      for (const [stage, label] of businessStages)
        for (const abn of [true, false]) expect(why(id, abn, stage) ?? `“${label}”`).toContain(`“${label}”`);
  });

  it('says who the grant is for, before any answers', () => {
    expect(grants.map(requirementWords)).toEqual([
      'Business · ABN needed',
      'Personal · no ABN needed',
      'Property · no ABN needed',
    ]);
  });
});
