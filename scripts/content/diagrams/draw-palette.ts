import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

/** Inks on their grounds, with the contrast worked out: `Soy on rice | #2B1D14 | #FFF8EC | All reading`. */
export function drawPalette(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: 6 });
  const swatches = lines.map((line) => {
    const [name = '', ink = '', ground = '', use = ''] = cellsOf(line, {
      names: ['name', 'ink', 'ground', 'use'],
    });
    const ratio = contrastOf(ink, ground, line.number);
    const codes = `<span class="swatch-codes">${ink} on ${ground}</span>`;
    return `<li class="swatch">${drawSwatch(ink, ground)}<p><b>${escapeHtml(name)}, ${ratio.toFixed(1)} to 1</b> ${codes} <span>${escapeHtml(use)}</span></p></li>`;
  });
  return `<ul class="palette" role="list">${swatches.join('')}</ul>`;
}

/** A line of text as it is seen from where it cannot be read, and a large dot. */
const drawSwatch = (ink: string, ground: string): string =>
  `<svg viewBox="0 0 96 48" aria-hidden="true"><rect width="96" height="48" fill="${ground}"/><circle cx="22" cy="24" r="11" fill="${ink}"/><path fill="none" stroke="${ink}" stroke-width="3" d="M44 16h40M44 24h32M44 32h36"/></svg>`;

export function contrastOf(ink: string, ground: string, number: number): number {
  const [light = 0, dark = 0] = [ink, ground]
    .map((code) => luminanceOf(code, number))
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(code: string, number: number): number {
  if (!/^#[\dA-F]{6}$/.test(code)) throw new DiagramFault(number, `“${code}” is no colour like #2B1D14`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
