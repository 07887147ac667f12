import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls } from '#web/lib/testing/answer-calls.ts';
import { SiteHeader } from './site-header.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/login?ref=%2Ftoken%2Forder', '/signup?ref=%2Ftoken%2Forder'],
  ['/login', '/signup'],
])('on %s, Sign up in the header links to %s', async (page, address) => {
  answerCalls({});
  renderOnPage(<SiteHeader />, page);
  const links = await screen.findAllByRole('link', { name: 'Sign up', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address]);
});
