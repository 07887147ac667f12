import { escapeHtml } from '#web/app/head/escape-html.ts';
import { DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

interface Way {
  answer: string;
  /** An action, or the next question. */
  text: string;
  stops: boolean;
  ways: Way[];
}

/**
 * A decision tree: a question with its answers below it, each with an action or the next question, which ends in a
 * question mark. `No: ! Stop` ends the decision.
 */
export function drawTree(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 3, most: 14 });
  const [first, ...rest] = lines;
  if (first === undefined || first.depth > 0 || !isQuestion(textOf(first)))
    throw new DiagramFault(1, 'is no question');
  const { ways, next } = readWays(rest, { depth: 1, from: 0 });
  const stray = rest[next];
  if (stray !== undefined) throw new DiagramFault(stray.number, 'is indented like no answer before it');
  needWays(ways, first.number);
  return drawQuestion(textOf(first), ways);
}

const isQuestion = (text: string): boolean => text.endsWith('?');

function textOf({ number, cells }: DiagramLine): string {
  const [text = '', ...others] = cells;
  if (others.length > 0) throw new DiagramFault(number, 'has an upright stroke');
  return text;
}

function needWays(ways: readonly Way[], number: number): void {
  if (ways.length < 2 || ways.length > 4)
    throw new DiagramFault(number, `has ${ways.length} answers, not 2 to 4`);
}

function readWays(lines: readonly DiagramLine[], { depth, from }: { depth: number; from: number }) {
  const ways: Way[] = [];
  let next = from;
  for (let line = lines[next]; line?.depth === depth; line = lines[next]) {
    const [, answer, mark, text] = /^([^:]{1,28}): (! )?(.+)$/.exec(textOf(line)) ?? [];
    if (answer === undefined || text === undefined)
      throw new DiagramFault(line.number, 'is not like “Yes: what to do”');
    const inner = readWays(lines, { depth: depth + 1, from: next + 1 });
    if (isQuestion(text)) needWays(inner.ways, line.number);
    else if (inner.ways.length > 0) throw new DiagramFault(line.number, 'has answers, but is no question');
    ways.push({ answer, text, stops: mark !== undefined, ways: inner.ways });
    next = inner.next;
  }
  return { ways, next };
}

/** A question is aligned with the answer that leads to it, so that deep trees do not get narrow. */
const drawQuestion = (question: string, ways: readonly Way[]): string =>
  `<div class="tree"><p class="tree-ask">${escapeHtml(question)}</p><ul role="list">${ways.map(drawWay).join('')}</ul></div>`;

function drawWay({ answer, text, stops, ways }: Way, index: number, all: readonly Way[]): string {
  const label = `<span class="tree-answer">${escapeHtml(answer)}<span class="sr-only">:</span></span>`;
  if (ways.length === 0)
    return `<li class="tree-end${stops ? ' tree-stop' : ''}">${label} <span>${escapeHtml(text)}</span></li>`;
  const isLast = index === all.length - 1;
  return `<li class="tree-on${isLast ? '' : ' tree-side'}">${label}${drawQuestion(text, ways)}</li>`;
}
