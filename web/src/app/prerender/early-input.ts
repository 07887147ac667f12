type Replay = () => void;

const nextTryMs = 100;

/**
 * Before the app runs, a form would be posted as a page and a button would do nothing. What a person did in
 * that moment is kept and done again when the app is ready; links and popovers work by themselves.
 */
export const keepEarlyInput = (): Replay => {
  let kept: Replay | undefined;
  let ready = false;

  // Last of all, so that it sees what nobody has heard. A part of the page may come to life after the rest of it.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    if (submitter) {
      event.preventDefault();
      // By its button: React brings a form to life for a press on it, but lets a submit pass to the browser.
      setTimeout(() => submitter.isConnected && submitter.click(), nextTryMs);
    } else if (!ready) {
      event.preventDefault();
      kept = () => form.isConnected && form.requestSubmit();
    }
  });
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit' || button.popoverTargetElement) return;
    kept = () => button.isConnected && button.click();
  };
  addEventListener('click', onClick, true);
  return () => {
    ready = true;
    removeEventListener('click', onClick, true);
    kept?.();
  };
};
