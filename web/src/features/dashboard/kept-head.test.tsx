import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lastHead, useKeptHead } from './kept-head.ts';

function Head({ isNew }: { isNew: boolean }) {
  useKeptHead('next', isNew);
  return (
    <section>
      <h2 id="next">Next</h2>
    </section>
  );
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('the head of the dashboard is remembered with its height, for a window as wide', () => {
  expect(lastHead()).toEqual({ isNew: false });
  render(<Head isNew />);
  expect(lastHead()).toEqual({ isNew: true, height: 0 });
  sessionStorage.setItem('dashboard-head', `plan ${innerWidth + 1} 400`);
  expect(lastHead()).toEqual({ isNew: false });
});
