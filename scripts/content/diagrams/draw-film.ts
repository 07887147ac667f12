import { escapeHtml } from '#web/app/head/escape-html.ts';
import { minutes, readFilm, type Shot, secondsOf } from '../films/read-film.ts';
import { DiagramFault, type DiagramLine } from './diagram-lines.ts';
import { readPlate } from './draw-plates.ts';

/**
 * An edit that plays: the take as it was filmed beside the shot as it was cut, and below it every shot with its
 * picture, its place in the clip and its words. The strip says all of it, so what plays is hidden from who listens,
 * and left out where somebody wants no motion or prints. It moves by style alone (web/src/styles/film.css).
 */
export function drawFilm(lines: readonly DiagramLine[]): string {
  const shots = readFilm(lines);
  const plates = shots.map(({ frame }, index) => readPlate(frame, lines[index]?.number ?? 1));
  const odd = plates.findIndex((svg) => !svg.includes('viewBox="0 0 90 160"'));
  if (odd >= 0) throw new DiagramFault(lines[odd]?.number ?? 1, 'has a plate that is not 90 by 160');
  const whole = secondsOf(shots);
  const stage = shots.map((shot, index) => drawStage(shot, plates[index] ?? ''));
  const strip = shots.map((shot, index) => drawFrame(shot, plates[index] ?? ''));
  const cuts = shots.map(
    ({ from, to }) =>
      `<rect class="film-cut-mark" x="${share(from, whole)}" width="${share(to - from, whole)}" height="6"/>`,
  );
  return [
    '<div class="film">',
    `<label class="film-play"><input type="checkbox"> <span>Play it: ${whole} seconds, without sound</span><span>Back to the first shot</span></label>`,
    `<p class="film-note" aria-hidden="true">Small, the clip as it was filmed; large, what was cut from it: ${shots.length} shots in ${whole} seconds.</p>`,
    `<div class="film-stage" aria-hidden="true">${stage.join('')}</div>`,
    `<div class="film-time" aria-hidden="true"><svg aria-hidden="true" height="6">${cuts.join('')}</svg><i class="film-run" data-for="${pad(whole)}"></i></div>`,
    `<ol class="film-strip" role="list">${strip.join('')}</ol>`,
    '</div>',
  ].join('');
}

const pad = (seconds: number): string => String(seconds).padStart(2, '0');
const share = (part: number, whole: number): string => `${Math.round((1_000 * part) / whole) / 10}%`;

function drawStage({ from, to, clip, clipSeconds, move, caption }: Shot, svg: string): string {
  const take = escapeHtml(`As filmed: clip\u00a0${clip}, ${clipSeconds}\u00a0s`);
  return [
    `<div class="film-shot" data-from="${pad(from)}" data-for="${pad(to - from)}">`,
    `<div class="film-take" data-name="${take}"><div>${svg}</div></div>`,
    `<div class="film-cut film-${move}" data-name="As cut: ${to - from}\u00a0s" data-caption="${escapeHtml(caption)}"><div>${svg}</div></div>`,
    '</div>',
  ].join('');
}

function drawFrame({ from, to, clip, clipFrom, clipSeconds, caption, seen }: Shot, svg: string): string {
  const used = `<rect class="film-used" x="${share(clipFrom, clipSeconds)}" width="${share(to - from, clipSeconds)}" height="6"/>`;
  return [
    `<li class="film-frame">${svg}<div>`,
    `<p><b>${from}–${to} s</b> <span class="film-clip">clip ${clip}, from ${minutes(clipFrom)} of ${minutes(clipSeconds)}</span></p>`,
    `<svg class="film-bar" aria-hidden="true" height="6"><rect class="film-whole" width="100%" height="6"/>${used}</svg>`,
    `<p class="film-caption">${escapeHtml(caption)}</p><p>${escapeHtml(seen)}</p>`,
    '</div></li>',
  ].join('');
}
