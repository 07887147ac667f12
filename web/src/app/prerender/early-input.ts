import { isForBrowser } from '#web/lib/is-for-browser.ts';

interface EarlyInput {
  /** Once the app listens. */
  replay: () => void;
  /** When the app will not come. */
  giveUp: () => void;
}

const nextTryMs = 100;
/** For half a minute: what has not come to life by then waits for another press. */
const mostTries = 300;
/** As long as a person takes a page for slow, not for broken. */
const longestHoldMs = 3000;

/** What was pressed, when the app has to hear of it; a link that only leads on is the browser's. */
const pressedFor = (event: MouseEvent): HTMLButtonElement | HTMLAnchorElement | null => {
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[data-says-more]')
      : null;
  if (pressed instanceof HTMLButtonElement)
    return pressed.type === 'submit' || pressed.popoverTargetElement ? null : pressed;
  return pressed && !isForBrowser(event, pressed) ? pressed : null;
};

const sameSpotPx = 9;

/** A page that comes to life may move between press and release: what was pressed counts, not what lies there by then. */
const holdPresses = (): void => {
  let down: PointerEvent | undefined;
  const press = (event: PointerEvent) => {
    down = event;
  };
  const release = (event: MouseEvent) => {
    const from = down;
    down = undefined;
    const meant = from?.target instanceof Element ? from.target.closest<HTMLElement>('button, a') : null;
    if (!from || !meant?.isConnected || meant.contains(event.target as Node)) return;
    if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > sameSpotPx) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    meant.click();
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', release, true);
};

/**
 * Before the app runs, a form would be posted as a page and a button would do nothing. What a person did in
 * that moment is kept and done again when the app is ready; popovers and most links work by themselves.
 */
export const keepEarlyInput = (): EarlyInput => {
  holdPresses();
  let kept: HTMLButtonElement | HTMLAnchorElement | undefined;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let triesLeft = mostTries;
  // One for all: what was sent twice while nothing heard it is done once.
  let again: ReturnType<typeof setTimeout> | undefined;

  // Last of all, so that it sees what nobody has heard. A part of the page may come to life after the rest of it.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    const left = triesLeft;
    clearTimeout(again);
    again = setTimeout(() => {
      if (left === 0 || !form.isConnected) return;
      // Only for the submit that comes of this one, while it lasts: that of a person begins anew.
      triesLeft = left - 1;
      // By its button: React brings a form to life for a press on it, but lets a submit pass to the browser.
      if (submitter) submitter.click();
      else form.requestSubmit();
      triesLeft = mostTries;
    }, nextTryMs);
  });
  const follow = (): void => {
    hold = undefined;
    if (!(kept instanceof HTMLAnchorElement)) return;
    location.assign(kept.href);
    // Whoever comes back by the browser's own way stays.
    kept = undefined;
  };
  const onClick = (event: MouseEvent): void => {
    const pressed = pressedFor(event);
    if (!pressed) return;
    kept = pressed;
    if (pressed instanceof HTMLButtonElement) return;
    event.preventDefault();
    hold ??= setTimeout(follow, longestHoldMs);
  };
  addEventListener('click', onClick, true);
  const stop = (): void => {
    clearTimeout(hold);
    removeEventListener('click', onClick, true);
  };
  return {
    replay: () => {
      stop();
      setTimeout(() => kept?.isConnected && kept.click());
    },
    giveUp: () => {
      stop();
      follow();
    },
  };
};
