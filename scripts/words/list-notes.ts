import { parseSync, Visitor } from 'vite';
import type { ShownString } from './list-strings.ts';

const namesTests = /^(?:describe|it|itLong|test)\b/;

/** The comments and test names of a source file. */
export function listNotes(file: string, source: string): ShownString[] {
  const { program, comments } = parseSync(file, source);
  const found = comments.map(({ start, value }) => ({ at: start, text: value }));
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = source.slice(callee.start, callee.end);
      if (first?.type === 'Literal' && typeof first.value === 'string' && namesTests.test(name))
        found.push({ at: first.start, text: first.value });
    },
  }).visit(program);
  return found
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }) => ({
      line: source.slice(0, at).split('\n').length,
      text: text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
    }));
}
