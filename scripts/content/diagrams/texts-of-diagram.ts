import { type DiagramSource, drawDiagram } from './draw-diagram.ts';

const letters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The texts of a diagram in reading order. */
export const textsOfDiagram = (source: DiagramSource): string[] =>
  drawDiagram(source)
    .split(/<[^<>]*>/)
    .map((text) => text.replaceAll(/&\w+;/g, (escaped) => letters[escaped] ?? escaped).trim())
    .filter((text) => text !== '');
