import type { Token, Tokens } from 'marked';
import { escapeHtml } from '#web/app/head/escape-html.ts';
import { DiagramFault, type DiagramLine, diagramLines } from './diagram-lines.ts';
import { drawFlow } from './draw-flow.ts';
import { drawFunnel } from './draw-funnel.ts';
import { drawOdds } from './draw-odds.ts';
import { drawFile, drawPlates, drawSketches, drawSteps } from './draw-plates.ts';
import { drawRoute } from './draw-route.ts';
import { drawTree } from './draw-tree.ts';

const drawers = {
  compare: drawFile,
  film: drawFile,
  flow: drawFlow,
  funnel: drawFunnel,
  odds: drawOdds,
  palette: drawFile,
  parts: drawFile,
  plates: drawPlates,
  route: drawRoute,
  samples: drawFile,
  sketches: drawSketches,
  steps: drawSteps,
  tree: drawTree,
  week: drawFile,
} as const satisfies Record<string, (lines: readonly DiagramLine[]) => string>;

export type DiagramKind = keyof typeof drawers;
export const diagramKinds = Object.keys(drawers) as [DiagramKind, ...DiagramKind[]];

const isKind = (word: string): word is DiagramKind => Object.hasOwn(drawers, word);

/** A fenced block of the Markdown: its first line and its text. */
export interface DiagramSource {
  lang?: string | undefined;
  text: string;
}

const longestTitle = 60;

/** `flow A pack, from folder to invoice`: the kind of a picture and its title. */
export function headOf({ lang = '' }: DiagramSource): { kind: DiagramKind; title: string } {
  const [word = '', ...rest] = lang.split(' ');
  const title = rest.join(' ').trim();
  if (!isKind(word)) throw new DiagramFault(0, `“${word}” is no kind of picture: ${diagramKinds.join(', ')}`);
  if (title === '' || title.length > longestTitle)
    throw new DiagramFault(0, `has a title of ${title.length} characters, not 1 to ${longestTitle}`);
  return { kind: word, title };
}

/**
 * Draws a diagram as HTML that can be read aloud, with lines, boxes and dots around it. The page's styles draw it, so
 * it grows with the letters, wraps on a phone and prints.
 */
export function drawDiagram(source: DiagramSource): string {
  const { kind, title } = headOf(source);
  const drawn = drawers[kind](diagramLines(source.text));
  return `<figure class="drawn"><figcaption>${escapeHtml(title)}</figcaption>${drawn}</figure>`;
}

/** The diagrams among the tokens of a text. */
export const diagramsIn = (tokens: readonly Token[]): Tokens.Code[] =>
  tokens.filter((token): token is Tokens.Code => token.type === 'code');
