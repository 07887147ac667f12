import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page with that form in it, drawn by the build. */
const show = (attributes: string) => {
  document.body.innerHTML = `<form ${attributes}><button>Send</button></form>`;
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (!form || !button) throw new Error('nothing was drawn');
  return { form, button };
};

it('sends a form that was sent early once its part of the page has come to life, and only once', () => {
  const replay = keepEarlyInput();
  const { form, button } = show('method="dialog"');
  button.click();
  replay();
  // The page runs by now, this part of it not yet.
  vi.advanceTimersByTime(500);
  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  vi.advanceTimersByTime(5000);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('sends a form once that was sent three times before its part of the page came to life', () => {
  const replay = keepEarlyInput();
  const { form, button } = show('method="dialog"');
  button.click();
  button.click();
  vi.advanceTimersByTime(250);
  button.click();
  replay();
  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  vi.advanceTimersByTime(5000);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps what Enter sends in a form without a button, also once the page runs but not yet that part of it', () => {
  const replay = keepEarlyInput();
  const { form, button } = show('');
  button.remove();
  replay();
  const left: boolean[] = [];
  const note = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', note);
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  removeEventListener('submit', note);
  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  vi.advanceTimersByTime(5000);
  expect([left, heard.mock.calls.length]).toEqual([[false], 1]);
});

it('gives up after half a minute, until the form is sent once more', () => {
  const replay = keepEarlyInput();
  const { form, button } = show('method="dialog"');
  let presses = 0;
  button.addEventListener('click', () => (presses += 1));
  button.click();
  replay();
  vi.advanceTimersByTime(29_000);
  expect(presses).toBeGreaterThan(280);
  vi.advanceTimersByTime(60_000);
  const atItsEnd = presses;
  vi.advanceTimersByTime(60_000);
  expect([atItsEnd, presses]).toEqual([301, 301]);
  button.click();
  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  vi.advanceTimersByTime(60_000);
  expect([heard.mock.calls.length, presses]).toEqual([1, 303]);
});

it('leaves a form alone that is answered by an address', () => {
  const replay = keepEarlyInput();
  replay();
  const { button } = show('method="post" action="/api/pay"');
  const seen: boolean[] = [];
  // After everybody else: on the way out of the page.
  const note = (event: Event) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', note);
  button.click();
  vi.advanceTimersByTime(5000);
  removeEventListener('submit', note);
  expect(seen).toEqual([false]);
});
