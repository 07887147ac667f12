import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepLocally } from '#web/lib/kept-locally.ts';
import { clearSession } from '#web/lib/session.ts';
import { lastHead, useKeptHead } from './kept-head.ts';

function Head({ isNew }: { isNew: boolean }) {
  useKeptHead({ heading: 'next', strip: 'later' }, isNew);
  return (
    <section>
      <h2 id="next">Next</h2>
    </section>
  );
}

afterEach(() => {
  cleanup();
  clearSession();
});

it('the height of the dashboard head is remembered for the same window width', () => {
  expect(lastHead()).toEqual({ isNew: false, isFirst: false });
  render(<Head isNew />);
  expect(lastHead()).toEqual({ isNew: true, isFirst: false, height: 0, strip: 0 });
  keepLocally('dashboardHead', `plan ${innerWidth + 1} 400 80`);
  expect(lastHead()).toEqual({ isNew: false, isFirst: false });
});

it('an account that was made in this browser counts as new until its user leaves', () => {
  keepLocally('dashboardHead', 'new');
  expect(lastHead()).toEqual({ isNew: true, isFirst: true });
  clearSession();
  expect(lastHead()).toEqual({ isNew: false, isFirst: false });
});
