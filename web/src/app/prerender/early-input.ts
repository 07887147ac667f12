type Replay = () => void;

/** Only scripts answer it; without them it would be posted as a page. */
const isScripted = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && !form.hasAttribute('action');

/** By its button: React brings a form to life for a press on it, but lets a submit pass to the browser. */
const sendAgain = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  if (!form.isConnected) return;
  if (submitter) submitter.click();
  else form.requestSubmit();
};

const nextTryMs = 100;

/** A part of the page may come to life after the page: what its form was sent before that is sent again until it is heard. */
const sendUntilHeard = (): void => {
  const waiting = new Set<HTMLFormElement>();
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    // A form that is a question to the page itself is answered by its address.
    if (event.defaultPrevented || !isScripted(form) || form.method === 'get') return;
    event.preventDefault();
    if (waiting.has(form)) return;
    waiting.add(form);
    setTimeout(() => {
      waiting.delete(form);
      sendAgain(form, submitter);
    }, nextTryMs);
  });
};

/**
 * Before the app runs, a form would be posted as a page and a button would do nothing. What a person did in
 * that moment is kept and done again when the app is ready; links and popovers work by themselves.
 */
export const keepEarlyInput = (): Replay => {
  let kept: Replay | undefined;

  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!isScripted(form)) return;
    event.preventDefault();
    kept = () => sendAgain(form, submitter);
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
    sendUntilHeard();
    kept?.();
  };
};
