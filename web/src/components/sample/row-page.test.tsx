import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowPage } from './row-page.tsx';

afterEach(cleanup);
// The test environment loads no pictures, so each would seem to have failed.
beforeEach(() => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

const one = {
  page: 2,
  title: 'The plan on a page',
  shows: 'A gauge at 61%.',
  address: '/assets/page-2.avif',
  outline: 'M0 0h9',
};

it('says that the picture of a page failed to load, and retries', async () => {
  const press = vi.fn();
  const { container } = render(
    <ol>
      <RowPage id="basic-page-2" of={one} pages={10} isFetched onPress={press} />
    </ol>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: one.shows }));
  expect(screen.queryByRole('img', { name: one.shows })).toBeNull();
  expect(container.querySelector('.sample-outline')).not.toBeNull();
  expect(screen.getByText('This page didn’t load.')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: one.shows })).toBeTruthy();
  expect(screen.queryByText('This page didn’t load.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(press).not.toHaveBeenCalled();
});
