import type { KitParts } from '#shared/contract/kit.ts';
import { escapeHtml } from '#web/app/head/escape-html.ts';
import { printPage } from './print-page.ts';

export interface KitPageSource {
  title: string;
  /** `2026-11-20`. */
  checked: string;
  kit: KitParts;
}

const look = `
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #c9cec9; text-align: left; vertical-align: top }
thead th { border-bottom: 1.5px solid #1d2320; font-size: .875rem }
tbody th { width: 6.5rem; font-weight: 600 }
tr { break-inside: avoid }
.stop { width: 38% }
.done { width: 3.5rem }
.done::before { display: block; width: 1rem; height: 1rem; margin-top: .2rem; border: 1.5px solid #1d2320; content: '' }
thead .done::before { content: none }`;

/** Draws the weeks of a path on one page, each with a reason to stop or change. */
export function drawTimeline({ title, checked, kit }: KitPageSource): string {
  const rows = kit.timeline.map(
    ({ when, steps, stop = '' }) =>
      `<tr><th scope="row">${escapeHtml(when)}</th><td>${escapeHtml(steps)}</td><td class="stop">${escapeHtml(stop)}</td><td class="done"></td></tr>`,
  );
  return printPage({
    title: `${title}: your timeline`,
    lead: 'Tick a step when it is done. A stop rule is decided now, so that a bad week does not decide it for you.',
    body: `<table><thead><tr><th scope="col">When</th><th scope="col">What to do</th><th scope="col" class="stop">Stop or change, if</th><th scope="col" class="done">Done</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    checked,
    look,
  });
}
