import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
  const { replay } = keepEarlyInput();
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
  const { replay } = keepEarlyInput();
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
  const { replay } = keepEarlyInput();
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

it.each([
  [
    'presses what was pressed, though the page moved under the finger',
    { clientX: 40, clientY: 52 },
    ['send'],
  ],
  ['lets go of what the finger has left before it was released', { clientX: 40, clientY: 90 }, ['other']],
])('%s', (_what, at, expected) => {
  keepEarlyInput().replay();
  document.body.innerHTML = '<button id="send">Send</button><button id="other">Other</button>';
  const [send, other] = [...document.querySelectorAll('button')];
  const presses: string[] = [];
  document.body.addEventListener('click', ({ target }) => presses.push((target as Element).id), {
    once: true,
  });
  const where = { bubbles: true, cancelable: true };
  send?.dispatchEvent(new PointerEvent('pointerdown', { ...where, clientX: 40, clientY: 50 }));
  other?.dispatchEvent(new MouseEvent('click', { ...where, ...at }));
  expect(presses).toEqual(expected);
});

it('gives up after half a minute, until the form is sent once more', () => {
  const { replay } = keepEarlyInput();
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
  const { replay } = keepEarlyInput();
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

describe('a press', () => {
  /** That link, or button, drawn by the build, and what its page does with presses. */
  const showPressable = (html: string) => {
    document.body.innerHTML = html;
    const pressable = document.body.firstElementChild;
    if (!(pressable instanceof HTMLElement)) throw new Error('nothing was drawn');
    const followed = vi.spyOn(location, 'assign').mockReturnValue();
    const left: boolean[] = [];
    // After everybody else; the browser's own answer would leave the test.
    const note = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    const press = (how: MouseEventInit = {}) => {
      left.length = 0;
      pressable.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      return left[0];
    };
    const heard = vi.fn();
    const comeToLife = () => pressable.addEventListener('click', heard);
    const end = () => removeEventListener('click', note);
    return { press, comeToLife, heard, followed, end };
  };
  const saying = '<a href="/login?ref=%2Fa" data-says-more>Unlock</a>';

  it('of a button is done once the app listens', () => {
    const { replay } = keepEarlyInput();
    const { press, comeToLife, heard, end } = showPressable('<button type="button">Choose</button>');
    press();
    comeToLife();
    replay();
    vi.advanceTimersByTime(5000);
    end();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that the app hears itself is not done a second time', () => {
    const { replay } = keepEarlyInput();
    const { press, comeToLife, heard, end } = showPressable('<button type="button">Choose</button>');
    comeToLife();
    replay();
    press();
    vi.advanceTimersByTime(5000);
    end();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('of a link that says more than where it leads waits for the app', () => {
    const { replay } = keepEarlyInput();
    const { press, comeToLife, heard, followed, end } = showPressable(saying);
    expect(press()).toBe(false);
    vi.advanceTimersByTime(2900);
    comeToLife();
    replay();
    vi.advanceTimersByTime(5000);
    end();
    expect([heard.mock.calls.length, followed.mock.calls.length]).toEqual([1, 0]);
  });

  it('is followed as it stands after three seconds, pressed again or not, and not once more when the app is there', () => {
    const { replay } = keepEarlyInput();
    const { press, comeToLife, heard, followed, end } = showPressable(saying);
    press();
    vi.advanceTimersByTime(2000);
    press();
    vi.advanceTimersByTime(1000);
    expect(followed.mock.calls).toEqual([[new URL('/login?ref=%2Fa', location.href).href]]);
    comeToLife();
    replay();
    vi.advanceTimersByTime(5000);
    end();
    expect([heard.mock.calls.length, followed.mock.calls.length]).toEqual([0, 1]);
  });

  it('is followed at once when the app will not come, and left to the browser from then on', () => {
    const { giveUp } = keepEarlyInput();
    const { press, followed, end } = showPressable(saying);
    press();
    giveUp();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(press()).toBe(true);
    vi.advanceTimersByTime(5000);
    end();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with a key', saying, { ctrlKey: true }],
    ['for a window of its own', saying.replace('>', ' target="_blank">'), {}],
    ['of a link that only leads on', '<a href="/about">About</a>', {}],
  ])('%s is the browser’s', (_which, html, how) => {
    const { replay } = keepEarlyInput();
    const { press, comeToLife, heard, followed, end } = showPressable(html);
    expect(press(how)).toBe(true);
    comeToLife();
    replay();
    vi.advanceTimersByTime(5000);
    end();
    expect([heard.mock.calls.length, followed.mock.calls.length]).toEqual([0, 0]);
  });
});
