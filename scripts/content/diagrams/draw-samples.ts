import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';
import { readPlate } from './draw-plates.ts';

export interface SamplesPage {
  /** Whose page it is. */
  name: string;
  promise: string;
  samples: readonly { svg: string; title: string; says: string }[];
  /** What is read below the samples. */
  terms: readonly string[];
  /** The one thing to press. */
  button: string;
}

/**
 * A page of samples as somebody sees it who may buy: first `Sam, Geelong | What I do`, then `plate | title | what it
 * shows` for each sample, `- One line of terms`, and `> The button`.
 */
export function readSamples(lines: readonly DiagramLine[]): SamplesPage {
  needLines(lines, { least: 5, most: 12 });
  const [first, ...others] = lines;
  const last = others.pop();
  if (first === undefined || last?.cells[0]?.startsWith('> ') !== true)
    throw new DiagramFault(lines.length, 'does not end with a button: > Send me the parcel');
  const [name = '', promise = ''] = cellsOf(first, { names: ['whose page', 'promise'] });
  const isTerm = ({ cells }: DiagramLine): boolean => cells[0]?.startsWith('- ') === true;
  const samples = others
    .filter((line) => !isTerm(line))
    .map((line) => {
      const [plate = '', title = '', says = ''] = cellsOf(line, {
        names: ['plate', 'title', 'what it shows'],
      });
      return { svg: readPlate(plate, line.number), title, says };
    });
  const terms = others.filter(isTerm).map(({ cells }) => cells.join(' | ').slice(2));
  return { name, promise, samples, terms, button: last.cells.join(' | ').slice(2) };
}

export function drawSamples(lines: readonly DiagramLine[]): string {
  const { name, promise, samples, terms, button } = readSamples(lines);
  const cards = samples.map(
    ({ svg, title, says }) =>
      `<li class="sample-card">${svg}<p class="sample-title">${escapeHtml(title)}</p><p>${escapeHtml(says)}</p></li>`,
  );
  return [
    '<div class="page samples-page">',
    `<p class="page-name">${escapeHtml(name)}</p><div class="page-body"><p class="page-title">${escapeHtml(promise)}</p>`,
    `<ul class="sample-cards" role="list">${cards.join('')}</ul>`,
    terms.map((term) => `<p class="page-point">${escapeHtml(term)}</p>`).join(''),
    `<p class="page-button">${escapeHtml(button)}</p></div></div>`,
  ].join('');
}
