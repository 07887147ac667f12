/**
 * A guard is a rule of the product that a proof must miss when it is taken out. Comments `// guard: <name>` mark its
 * code. `money/guards.yaml` and `runs/guards.yaml` say how to take each out, in terms of the marked code; `{own}` in
 * their texts is the code that is replaced.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Marked } from './marked-code.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}
type Change = (marked: Marked) => Edit;

export interface Guard {
  name: string;
  /** Changes by the name of their marker. A rule that is kept in two places is removed from both together. */
  changes: Readonly<Record<string, Change>>;
}

interface Part {
  type: string;
  start: number;
  end: number;
}

export const guardsOf = (proof: 'money' | 'runs'): Guard[] =>
  readGuards(readFileSync(join(import.meta.dirname, `../${proof}/guards.yaml`), 'utf8'));

export function readGuards(yaml: string): Guard[] {
  const rows: ({ name: string } & Record<string, 'removed' | Record<string, string | number>>)[] =
    parse(yaml);
  return rows.map(({ name, ...marks }) => ({
    name,
    changes: Object.fromEntries(
      Object.entries(marks).map(([mark, change]) => {
        if (change === 'removed') return [mark, removed];
        const [[kind = '', text = ''] = []] = Object.entries(change);
        const make = kinds[kind];
        if (make === undefined) throw new Error(`${name}: there is no change “${kind}”`);
        return [mark, make(String(text))];
      }),
    ),
  }));
}

function partOf({ node }: Marked, path: readonly string[]): Part | undefined {
  let part: unknown = node;
  for (const key of path) part = (part as Record<string, unknown> | undefined)?.[key];
  return (part ?? undefined) as Part | undefined;
}
const ownText = ({ source }: Marked, { start, end }: Part): string => source.slice(start, end);
const filledIn = (text: string, own: string): string => text.replaceAll('{own}', () => own);

const rewritten =
  (...path: string[]) =>
  (text: string): Change =>
  (marked) => {
    const part = partOf(marked, path);
    if (part === undefined) throw new Error(`“${marked.name}” marks no ${path.join('.')}`);
    const { start, end } = part;
    return { start, end, text: filledIn(text, ownText(marked, part)) };
  };

/** Removes the code with the comma behind it. */
const removed: Change = ({ source, start, end }) => ({
  start,
  end: source[end] === ',' ? end + 1 : end,
  text: '',
});

const kinds: Readonly<Record<string, (text: string) => Change>> = {
  /** All of the marked code. */
  replaced:
    (text) =>
    ({ source, start, end }) => ({ start, end, text: filledIn(text, source.slice(start, end)) }),
  /** Adds code before the marked code. */
  preceded:
    (text) =>
    ({ start }) => ({ start, end: start, text }),
  /** The condition of the marked `if`. */
  condition: rewritten('test'),
  /** The value of the marked `const` or `let`. */
  initial: rewritten('declarations', '0', 'init'),
  /** The value of the marked `return`. */
  returned: rewritten('argument'),
  /** The argument of the marked call. */
  argument: rewritten('expression', 'arguments', '0'),
  /** The list of the marked `for … of`. */
  over: rewritten('right'),
  /** The value of the marked property. */
  value: rewritten('value'),
  /** Removes one operand of the `&&` or `||` in the marked `if`, `const`, `return` or property. */
  withoutOperand: (index) => (marked) => {
    const paths = [['test'], ['declarations', '0', 'init'], ['argument'], ['value']];
    const whole = paths
      .map((path) => partOf(marked, path))
      .find((part) => part?.type === 'LogicalExpression') as Operation | undefined;
    if (whole === undefined) throw new Error(`“${marked.name}” marks no && or ||`);
    const left = operandsOf(whole).filter((_, at) => at !== Number(index));
    const text = left.map((one) => ownText(marked, one)).join(` ${whole.operator} `);
    return { start: whole.start, end: whole.end, text };
  },
  /** Makes one part of a DynamoDB condition, found by its attribute, true for every existing item. */
  weakened: (attribute) => inCondition(attribute, (part) => `(${part} OR attribute_exists(pk))`),
  /** Removes one part of a DynamoDB condition, found by its attribute. */
  withoutPart: (attribute) => inCondition(attribute, () => undefined),
};

interface Operation extends Part {
  operator: string;
  left: Part;
  right: Part;
}
function operandsOf(part: Part): Part[] {
  if (part.type !== 'LogicalExpression') return [part];
  const { left, right } = part as Operation;
  return [...operandsOf(left), right];
}

function inCondition(attribute: string, change: (part: string) => string | undefined): Change {
  return ({ name, source, start, end }) => {
    const [text = ''] =
      source
        .slice(start, end)
        .match(/'[^']*'|`[^`]*`/g)
        ?.filter((one) => one.includes(attribute)) ?? [];
    const parts = text.slice(1, -1).split(/ AND /);
    const at = parts.findIndex((part) => part.includes(attribute));
    if (at === -1) throw new Error(`“${name}” marks no condition on ${attribute}`);
    const kept = parts.flatMap((part, index) => (index === at ? (change(part) ?? []) : [part]));
    const from = start + source.slice(start, end).indexOf(text) + 1;
    return { start: from, end: from + text.length - 2, text: kept.join(' AND ') };
  };
}
