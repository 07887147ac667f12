/**
 * A guard is a rule of the product that a proof must miss when it is taken out. Comments `// guard: <name>` mark its
 * code. A change says how to take it out, in terms of the marked code and without repeating it.
 */
import type { Marked } from './marked-code.ts';

export interface Edit {
  start: number;
  end: number;
  text: string;
}
export type Change = (marked: Marked) => Edit;

export interface Guard {
  name: string;
  /** Changes by the name of their marker. A rule that is kept in two places is removed from both together. */
  changes: Readonly<Record<string, Change>>;
}

export const guard = (name: string, mark: string, change: Change): Guard => ({
  name,
  changes: { [mark]: change },
});

interface Part {
  type: string;
  start: number;
  end: number;
}
type Text = string | ((own: string) => string);

function partOf({ node }: Marked, path: readonly string[]): Part | undefined {
  let part: unknown = node;
  for (const key of path) part = (part as Record<string, unknown> | undefined)?.[key];
  return (part ?? undefined) as Part | undefined;
}
const ownText = ({ source }: Marked, { start, end }: Part): string => source.slice(start, end);

const rewritten =
  (text: Text, ...path: string[]): Change =>
  (marked) => {
    const part = partOf(marked, path);
    if (part === undefined) throw new Error(`“${marked.name}” marks no ${path.join('.')}`);
    const { start, end } = part;
    return { start, end, text: typeof text === 'string' ? text : text(ownText(marked, part)) };
  };

/** Removes the code with the comma behind it. */
export const removed: Change = ({ source, start, end }) => ({
  start,
  end: source[end] === ',' ? end + 1 : end,
  text: '',
});
/** Replaces all of the marked code. */
export const replaced =
  (text: Text): Change =>
  ({ source, start, end }) => ({
    start,
    end,
    text: typeof text === 'string' ? text : text(source.slice(start, end)),
  });
/** Adds code before the marked code. */
export const preceded =
  (text: string): Change =>
  ({ start }) => ({ start, end: start, text });
/** Replaces the condition of the marked `if`. */
export const condition = (text: Text): Change => rewritten(text, 'test');
/** Replaces the value of the marked `const` or `let`. */
export const initial = (text: Text): Change => rewritten(text, 'declarations', '0', 'init');
/** Replaces the value of the marked `return`. */
export const returned = (text: Text): Change => rewritten(text, 'argument');
/** Replaces an argument of the marked call. */
export const argument = (text: Text): Change => rewritten(text, 'expression', 'arguments', '0');
/** Replaces the list of the marked `for … of`. */
export const over = (text: Text): Change => rewritten(text, 'right');
/** Replaces the value of the marked property. */
export const value = (text: Text): Change => rewritten(text, 'value');

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
/** Removes one operand of the `&&` or `||` in the marked `if`, `const`, `return` or property. */
export const withoutOperand =
  (index: number): Change =>
  (marked) => {
    const paths = [['test'], ['declarations', '0', 'init'], ['argument'], ['value']];
    const whole = paths
      .map((path) => partOf(marked, path))
      .find((part) => part?.type === 'LogicalExpression') as Operation | undefined;
    if (whole === undefined) throw new Error(`“${marked.name}” marks no && or ||`);
    const operator = ` ${whole.operator} `;
    const left = operandsOf(whole).filter((_, at) => at !== index);
    return {
      start: whole.start,
      end: whole.end,
      text: left.map((one) => ownText(marked, one)).join(operator),
    };
  };

/** Makes one part of a DynamoDB condition, found by its attribute, true for every existing item. */
export const weakened = (attribute: string): Change =>
  inCondition(attribute, (part) => `(${part} OR attribute_exists(pk))`);
/** Removes one part of a DynamoDB condition, found by its attribute. */
export const withoutPart = (attribute: string): Change => inCondition(attribute, () => undefined);

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
