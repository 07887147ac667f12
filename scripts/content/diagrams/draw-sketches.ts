import { escapeHtml } from '#web/app/head/escape-html.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { drawSvg } from '../scenes/draw-svg.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

/** Scenes of `scripts/content/scenes`, each with the words that say what is seen: `hive-log | The page, blank: …`. */
export function drawSketches(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: 6 });
  const drawn = lines.map((line) => {
    const [name = '', says = ''] = cellsOf(line, { names: ['scene', 'what is seen'] });
    const scene = allScenes.get(name);
    if (scene === undefined) throw new DiagramFault(line.number, `there is no scene “${name}”`);
    return `<li class="sketch">${drawSvg(scene)}<p>${escapeHtml(says)}</p></li>`;
  });
  return `<ul class="sketches" role="list">${drawn.join('')}</ul>`;
}
