type Replay = () => void;

const nextTryMs = 100;
/** For half a minute: what has not come to life by then waits for another press. */
const mostTries = 300;

/**
 * Before the app runs, a form would be posted as a page and a button would do nothing. What a person did in
 * that moment is kept and done again when the app is ready; links and popovers work by themselves.
 */
export const keepEarlyInput = (): Replay => {
  let kept: Replay | undefined;
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
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit' || button.popoverTargetElement) return;
    kept = () => button.isConnected && button.click();
  };
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    kept?.();
  };
};
