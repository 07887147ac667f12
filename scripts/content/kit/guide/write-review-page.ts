import { escapeHtml } from '#web/app/head/escape-html.ts';
import { wholePage } from '../pages/whole-page.ts';
import { readGuide } from './read-guide.ts';
import { renderBlock } from './render-block.ts';

export const reviewPage = 'quiet-cooler';

const look = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1.25rem 1rem 3rem; color: #1c211d; background: #fff; font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif }
h1 { margin: 0; font-size: 1.875rem; line-height: 1.2 }
h2 { margin: 2rem 0 .25rem; font-size: 1.25rem; line-height: 1.3 }
p { margin: .5rem 0 }
.dates { color: #545a52 }
.pays { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid #8a8373; background: #f8ecd6 }
.pays h2 { margin: 0 }
.scroll { overflow-x: auto }
table { width: 100%; min-width: 34rem; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #c9cec9; text-align: left }
tbody th { font-weight: 600 }
.blank { border-bottom: 2px dotted #2b6049 }
footer { margin-top: 2.5rem; padding-top: .75rem; border-top: 1px solid #c9cec9; color: #545a52; font-size: .875rem }
@media print { body { max-width: none; padding: 0 } table { min-width: 0 } }`;

/** One whole review as a reader finds it: a page in one file, which its owner fills with a thing of their own. */
export function writeReviewPage({ checked }: { checked: string }): Uint8Array {
  const { title, subtitle, pages } = readGuide(reviewPage);
  const sections = pages.map(({ title: heading, tokens }, index) => {
    const body = tokens
      .map(renderBlock)
      .join('')
      .replaceAll('<table>', '<div class="scroll"><table>')
      .replaceAll('</table>', '</table></div>');
    return `<section${index === 0 ? ' class="pays"' : ''}><h2>${escapeHtml(heading)}</h2>${body}</section>`;
  });
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p class="dates">${escapeHtml(subtitle)}</p>
${sections.join('\n')}
</main>
<footer>Every brand, shop, person and reading on this page is invented. What is dotted is yours to replace, and so is every figure: publish none that you did not read yourself. Written ${escapeHtml(checked)}.</footer>`;
  return Buffer.from(wholePage({ title, look, body }));
}
