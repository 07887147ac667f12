import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoadingText } from './loading-text.tsx';

afterEach(cleanup);

it('gives a page a heading while its own waits for what loads', () => {
  render(<LoadingText heading="Loading your plan" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading your plan');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('adds no second heading to a page that has one', () => {
  render(<LoadingText />);
  expect(screen.queryByRole('heading')).toBeNull();
});
