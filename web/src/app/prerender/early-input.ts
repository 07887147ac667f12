type Replay = () => void;

/**
 * Before the app runs, a form would be posted as a page and a button would do nothing. What a person did in
 * that moment is kept and done again when the app is ready; links and popovers work by themselves.
 */
export const keepEarlyInput = (): Replay => {
  let kept: Replay | undefined;

  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    // By its button: React brings a form to life for a press on it, but lets a submit pass to the browser.
    kept = () => {
      if (submitter instanceof HTMLElement) submitter.click();
      else if (form.isConnected) form.requestSubmit();
    };
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit' || button.popoverTargetElement) return;
    kept = () => button.isConnected && button.click();
  };

  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('submit', onSubmit, true);
    removeEventListener('click', onClick, true);
    kept?.();
  };
};
