import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/ensure-built.ts';
import { DiagramFault } from './diagram-lines.ts';

interface Drawing {
  name: string;
  /** The number of its line in the diagram. */
  number: number;
}

function readFile(folder: 'drawn' | 'plates' | 'sketches', { name, number }: Drawing): string {
  const kind = folder === 'drawn' ? 'html' : 'svg';
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    throw new DiagramFault(number, `“${name}” is no name of a file`);
  const file = join(root, 'shared/content', folder, `${name}.${kind}`);
  if (!existsSync(file)) throw new DiagramFault(number, `there is no file ${folder}/${name}.${kind}`);
  return readFileSync(file, 'utf8').trim();
}

const shapes = 'path|rect|circle';
const looks =
  'd|x|y|width|height|cx|cy|r|fill|stroke|stroke-width|stroke-linecap|stroke-dasharray|font-size|font-weight|font-style|text-anchor';
const shape = new RegExp(`<(?:${shapes})(?: (?:${looks})="[^"<>&]*")*/>`, 'g');
const words = new RegExp(`<text(?: (?:${looks})="[^"<>&]*")*>[^<>]*</text>`, 'g');

/**
 * Allows shapes, and words in a sketch, but no script, style or id. The page describes it, so screen readers skip it.
 */
export function faultOf(svg: string, mayHaveWords = false): string | undefined {
  const inner =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" aria-hidden="true">(.*)<\/svg>$/s.exec(
      svg,
    )?.[1];
  if (inner === undefined) return 'does not start with its name space, its view box and aria-hidden';
  const rest = (mayHaveWords ? inner.replaceAll(words, '') : inner).replaceAll(shape, '').trim();
  return rest === '' ? undefined : `has what is no plain shape: ${rest.slice(0, 30)}`;
}

function readSvg(folder: 'plates' | 'sketches', drawing: Drawing): string {
  const svg = readFile(folder, drawing);
  const fault = faultOf(svg, folder === 'sketches');
  if (fault !== undefined) throw new DiagramFault(drawing.number, `${drawing.name}.svg ${fault}`);
  return svg.replace(' xmlns="http://www.w3.org/2000/svg"', '');
}

/** Reads a picture of shapes from `shared/content/plates`. */
export const readPlate = (name: string, number = 1): string => readSvg('plates', { name, number });

/** Reads a picture of shapes and words from `shared/content/sketches`. */
export const readSketch = (name: string, number = 1): string => readSvg('sketches', { name, number });

/**
 * Reads a hand-drawn picture of one chapter from `shared/content/drawn`. Replaces `<plate name="…"/>` with that plate,
 * and `{1}`, `{2}` with the chapter's words.
 */
export function readDrawn(name: string, given: readonly string[]): string {
  const html = readFile('drawn', { name, number: 1 });
  if (/ (?:style|id|on\w+)=|<script|<style/.test(html))
    throw new DiagramFault(1, `${name}.html has a script, a style or an id`);
  return html
    .replaceAll('\n', '')
    .replaceAll(/<plate name="([^"]*)"\/>/g, (_, plate: string) => readPlate(plate))
    .replaceAll(/\{(\d)\}/g, (_, place: string) => {
      const value = given[Number(place) - 1];
      if (value === undefined) throw new DiagramFault(1, `${name}.html wants a part ${place}`);
      return value;
    });
}
