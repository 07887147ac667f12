import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#web/app/head/escape-html.ts';
import { root } from '../../build/ensure-built.ts';
import { littleSteam } from '../plates/little-steam.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

const folder = join(root, 'shared/content/plates');

/**
 * Drawn pieces, each with the words that say what is seen: `little-steam-wide | The wide logo: …`. A piece is a file of
 * `shared/content/plates`, or cut here from the typeface it shows, which the site does not have.
 */
export function drawPlates(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: 5 });
  const plates = lines.map((line) => {
    const [name = '', words = ''] = cellsOf(line, { names: ['file', 'what is seen'] });
    return `<li class="plate">${readPlate(name, line.number)}<p>${escapeHtml(words)}</p></li>`;
  });
  return `<ul class="plates" role="list">${plates.join('')}</ul>`;
}

/** The shapes of a piece as they stand on a page. */
export function readPlate(name: string, number: number): string {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new DiagramFault(number, `“${name}” is no name of a plate`);
  const svg = plateFile(name);
  if (svg === undefined) throw new DiagramFault(number, `there is no plate ${name}.svg`);
  const fault = faultOf(svg);
  if (fault !== undefined) throw new DiagramFault(number, `${name}.svg ${fault}`);
  return svg.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '');
}

/** A plate as its file stands, for whoever draws it outside of a page. */
export function plateFile(name: string): string | undefined {
  const cut = littleSteam.get(name);
  if (cut !== undefined) return cut();
  const file = join(folder, `${name}.svg`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Shapes and nothing else: no script, no style, no id, no letters that are read aloud twice. */
export function faultOf(svg: string): string | undefined {
  const inner =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" aria-hidden="true">(.*)<\/svg>\s*$/s.exec(
      svg,
    )?.[1];
  if (inner === undefined) return 'does not begin with its name space, its view box and aria-hidden';
  const shape =
    /<(?:path|rect|circle)(?: (?:d|x|y|width|height|cx|cy|r|fill|stroke|stroke-width|stroke-linecap)="[^"<>&]*")*\/>/g;
  const rest = inner.replaceAll(shape, '').trim();
  return rest === '' ? undefined : `has what is no plain shape: ${rest.slice(0, 30)}`;
}
