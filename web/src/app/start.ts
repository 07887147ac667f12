import { keepEarlyInput } from './prerender/early-input.ts';

const longestWaitMs = 2000;

/** This script may arrive before the end of the page does. */
const wholePage = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** A page can have loaded, and the browser be idle, before anything of it is to be seen. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // A tab in the background paints nothing.
    setTimeout(resolve, longestWaitMs);
  });

/** Once the page is painted and the browser has nothing better to do, or somebody begins to use the page. */
const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const wanted = () => resolve();
    // Of scrolling only that of the page: a strip that snaps to its first part tells so by itself.
    for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
      addEventListener(sign, wanted, { once: true, passive: true });
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(wanted, { timeout: longestWaitMs })
        : setTimeout(wanted, 200);
    const whenSeen = () => void firstPaint().then(whenIdle);
    if (document.readyState === 'complete') whenSeen();
    else addEventListener('load', whenSeen, { once: true });
  });

/** All at once, instead of one after the other as each names what it needs. */
const askFor = (scripts: string): void => {
  for (const href of scripts.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
};

// Before any of its code is here: its schemas would otherwise try out whether the content policy lets them write code,
// and every such try is reported as a breach.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const start = async (): Promise<void> => {
  const early = keepEarlyInput();
  await wholePage();
  const root = document.getElementById('root');
  if (!root) return;
  // A page that the build did not draw has nothing to show until the app runs.
  if (root.dataset.page) await whenWanted();
  if (root.dataset.scripts) askFor(root.dataset.scripts);
  try {
    const { startApp } = await import('./entry-client.tsx');
    await startApp(root);
  } catch (fault) {
    // Scripts that fail to arrive, or leave a press without an answer (both public/first-paint.js), or fail here: the
    // note in index.html says so, until the page has come to life after all.
    document.documentElement.dataset.life = 'none';
    early.giveUp();
    throw fault;
  }
  document.documentElement.dataset.life = 'here';
  // React listens by now, and brings the part of the page that the input concerns to life at once.
  early.replay();
};

// Not awaited: what start imports may itself import from this file, and would wait for it for ever.
void start();
