/** Finds the code that a comment `// guard: <name>` marks: the statement, property, element or argument below it. */
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Marked {
  name: string;
  source: string;
  /** The position of the marked code. */
  start: number;
  end: number;
  /** The marked node, unless the marker covers several statements up to `// /guard`. */
  node: Node | undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The largest node that starts exactly there. */
function nodeAt(node: Node, start: number): Node | undefined {
  if (node.start === start && node.type !== 'Program') return node;
  for (const child of childrenOf(node)) {
    if (child.start > start || child.end <= start) continue;
    const found = nodeAt(child, start);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function markedIn(source: string, file: string): Marked[] {
  const { program, comments } = parseSync(file, source, { lang: 'ts' });
  const lines = comments.filter(({ type }) => type === 'Line');
  return lines.flatMap((comment): Marked[] => {
    const name = /^ guard: (\S+)$/.exec(comment.value)?.[1];
    if (name === undefined) return [];
    // Other markers or a comment may be between the marker and its code.
    let start = comment.end;
    for (;;) {
      start += /^\s*/.exec(source.slice(start))?.[0].length ?? 0;
      const next = comments.find((other) => other.start === start);
      if (next === undefined) break;
      start = next.end;
    }
    const close = lines.find(({ value, start: at }) => at > start && /^ (?:guard: |\/guard$)/.test(value));
    if (close?.value === ' /guard') {
      const end = start + source.slice(start, close.start).trimEnd().length;
      return [{ name, source, start, end, node: undefined }];
    }
    const node = nodeAt(program as unknown as Node, start);
    if (node === undefined) throw new Error(`${file}: the mark “${name}” has no code below it`);
    return [{ name, source, start, end: node.end, node }];
  });
}
