import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { coveredState, type FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { matchGrant } from '#shared/domain/funding/match-grant.ts';
import { type Standing, standingOf } from './grant-standing.ts';
import { StageLine } from './stage-line.tsx';

afterEach(cleanup);

const nowMs = Date.UTC(2026, 10, 20);
const standings = (answers?: { abn: boolean; stage: FundingStage }) =>
  grants.map((grant) => {
    const fit = answers && matchGrant(grant.requires, { ...answers, state: coveredState });
    return standingOf(grant, { nowMs, fit: fit?.status === 'hidden' ? undefined : fit });
  });

it('gives no verdict before the answers, and none that contradicts a closed round', () => {
  expect(standings()).toEqual(['closed', 'open', 'open']);
  expect(standings({ abn: true, stage: 'idea' })).toEqual(['closed', 'reachable', 'open']);
  expect(standings({ abn: false, stage: 'first-home' })).toEqual(['closed', 'open', 'eligible']);
});

it('shows at which stages a grant helps, marks the reader’s own, and joins neighbours into one bar', () => {
  const show = (yours?: FundingStage) => {
    const requires = { abn: false, stages: ['idea', 'mvp', 'launch'] as const };
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
    render(<StageLine grant={{ requires: { abn: false, stages } }} standing="other" yours="idea" />);
    const found = [...screen.getByRole('img').children].map((stage) => stage.hasAttribute('data-early'));
    cleanup();
    return found;
  };
  expect(early('idea', 'mvp')).toEqual([true, false, false, false]);
  expect(early('idea', 'pre-revenue')).toEqual([false, false, false, false]);
});

it('is missing for a home, which is no stage of a business', () => {
  render(
    <StageLine grant={{ requires: { abn: false, stages: ['first-home'] } }} standing="open" yours="idea" />,
  );
  expect(screen.queryByRole('img')).toBeNull();
});

it('says in each bar what it is', () => {
  const words = (standing: Standing, ...stages: FundingStage[]) => {
    render(<StageLine grant={{ requires: { abn: true, stages } }} standing={standing} yours={undefined} />);
    const said = [...screen.getByRole('img').querySelectorAll('b')].map(({ textContent }) => textContent);
    cleanup();
    return said;
  };
  expect(words('closed', 'idea', 'pre-revenue', 'mvp')).toEqual(['prepare now', 'closed']);
  expect(words('eligible', 'mvp', 'launch')).toEqual(['you fit']);
  expect(words('open', 'idea', 'pre-revenue')).toEqual(['helps']);
  expect(words('other', 'mvp', 'launch')).toEqual(['other stage']);
});
