import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls } from '#web/lib/testing/answer-calls.ts';
import { TokenCard } from './token-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([true, false])(
  'the token card offers early activation; with a plan in progress: %s',
  (planActive) => {
    answerCalls({});
    renderOnPage(
      <TokenCard
        email="priya@example.com"
        quota={{ token_balance: 0, expires_at: null }}
        nowMs={0}
        standing={{ planActive, owned: new Set() }}
      />,
    );
    screen.getByRole('button', { name: 'Request early activation' });
    expect(screen.queryAllByRole('link', { name: /Activate It Now/ })).toHaveLength(planActive ? 0 : 1);
  },
);
