import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

afterEach(cleanup);

it('a toast waits while its window is inactive, so that it can be read on return', async () => {
  render(<Toasts />);
  act(() => void toast.success('Draft saved!'));
  const text = await screen.findByText('Draft saved!');
  const shown = text.closest('.Toastify__toast') ?? expect.fail();
  // Ends the entry animation.
  fireEvent.animationEnd(shown);
  const time = shown.querySelector<HTMLElement>('.Toastify__progress-bar--animated') ?? expect.fail();
  fireEvent.blur(window);
  expect(time.style.animationPlayState).toBe('paused');
  fireEvent.focus(window);
  expect(time.style.animationPlayState).toBe('running');
});
