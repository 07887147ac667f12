import { keepEarlyInput } from './early-input.ts';

const root = document.getElementById('root');
const longestWaitMs = 2000;

/** Once the browser has nothing better to do, or somebody begins to use the page. */
const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const wanted = () => resolve();
    for (const sign of ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'scroll'])
      addEventListener(sign, wanted, { once: true, passive: true, capture: true });
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(wanted, { timeout: longestWaitMs })
        : setTimeout(wanted, 200);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });

if (root) {
  const replay = keepEarlyInput();
  // A page that the build did not draw has nothing to show until the app runs.
  if (root.dataset.page) await whenWanted();
  const { startApp } = await import('./entry-client.tsx');
  await startApp(root);
  // React listens by now, and brings the part of the page that the input concerns to life at once.
  setTimeout(replay);
}
