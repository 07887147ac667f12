import { type DiagramSource, drawDiagram } from './draw-diagram.ts';

const letters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a picture says, in the order in which it is read. */
export const textsOfDiagram = (source: DiagramSource): string[] =>
  drawDiagram(source)
    .split(/<[^<>]*>/)
    .map((text) => text.replaceAll(/&\w+;/g, (escaped) => letters[escaped] ?? escaped).trim())
    .filter((text) => text !== '');
