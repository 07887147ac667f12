import { escapeHtml } from '#web/app/head/escape-html.ts';
import { diagramLines } from '../../diagrams/diagram-lines.ts';
import { diagramsIn, headOf } from '../../diagrams/draw-diagram.ts';
import { readSamples } from '../../diagrams/draw-samples.ts';
import { readMarkdown } from '../../render-markdown.ts';
import type { HandbookSource } from '../piece.ts';
import { printPage } from './print-page.ts';

const look = `
ul.samples { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 1rem; margin: 0 0 1.5rem; padding: 0; list-style: none }
.samples li { break-inside: avoid }
.samples svg { display: block; width: 100%; border-radius: 6px; print-color-adjust: exact }
.samples b { display: block; margin-top: .375rem }
.terms { margin: 0 0 1.5rem; padding-left: 1.125rem }
.button { display: inline-block; padding: .625rem 1rem; border: 1.5px solid #1d2320; border-radius: 6px; font-weight: 600 }
@media print { ul.samples { grid-template-columns: repeat(5, 1fr) } }`;

/** The page of samples that the handbook draws, to open, print and rebuild: its words and drawn stills. */
export function writeSamplesPage({ checked, sections }: HandbookSource): Uint8Array {
  const source = sections
    .flatMap(({ markdown }) => diagramsIn(readMarkdown(markdown)))
    .find((one) => headOf(one).kind === 'samples');
  if (source === undefined) throw new Error('There is no page of samples');
  const { name, promise, samples, terms, button } = readSamples(diagramLines(source.text));
  const cards = samples.map(
    ({ svg, title, says }) => `<li>${svg}<b>${escapeHtml(title)}</b>${escapeHtml(says)}</li>`,
  );
  const page = printPage({
    title: name,
    lead: promise,
    body: `<ul class="samples">${cards.join('')}</ul><ul class="terms">${terms.map((term) => `<li>${escapeHtml(term)}</li>`).join('')}</ul><p class="button">${escapeHtml(button)}</p>`,
    checked,
    look,
  });
  return Buffer.from(page);
}
