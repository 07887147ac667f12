import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

afterEach(cleanup);

it('waits while its window is not the one in use, so that it can be read when somebody comes back', async () => {
  render(<Toasts />);
  act(() => void toast.success('Draft saved!'));
  const text = await screen.findByText('Draft saved!');
  const shown = text.closest('.Toastify__toast') ?? expect.fail();
  // It has come in.
  fireEvent.animationEnd(shown);
  const time = shown.querySelector<HTMLElement>('.Toastify__progress-bar--animated') ?? expect.fail();
  fireEvent.blur(window);
  expect(time.style.animationPlayState).toBe('paused');
  fireEvent.focus(window);
  expect(time.style.animationPlayState).toBe('running');
});
