import * as z from 'zod';
import type { Json } from './json.ts';
import { lookUp, type PathScope, refusePath, requirePath } from './payload-template.ts';
import { parseTimestamp } from './timestamp.ts';

export interface ChoiceRule {
  Variable?: string | undefined;
  And?: ChoiceRule[] | undefined;
  Or?: ChoiceRule[] | undefined;
  Not?: ChoiceRule | undefined;
  [operator: string]: unknown;
}

type Test = (value: Json | undefined, operand: Json) => boolean;
interface Operator {
  operand: z.ZodType<Json>;
  test: Test;
}

const pathText = z.string().check(({ value, issues }) => addRefusal(refusePath(value), { value, issues }));
const anyString: z.ZodType<Json> = z.string();
const timestamp: z.ZodType<Json> = z
  .string()
  .refine((text) => parseTimestamp(text) !== undefined, 'must be a timestamp like 2030-01-31T12:00:00Z');

function addRefusal(
  reason: string | undefined,
  { value, issues }: { value: unknown; issues: z.core.$ZodRawIssue[] },
): void {
  if (reason !== undefined) issues.push({ code: 'custom', message: reason, input: value });
}

const orderings: Record<string, (a: string | number, b: string | number) => boolean> = {
  Equals: (a, b) => a === b,
  LessThan: (a, b) => a < b,
  LessThanEquals: (a, b) => a <= b,
  GreaterThan: (a, b) => a > b,
  GreaterThanEquals: (a, b) => a >= b,
};

const kinds: Record<
  string,
  { operand: z.ZodType<Json>; read: (value: unknown) => string | number | undefined }
> = {
  String: { operand: anyString, read: (value) => (typeof value === 'string' ? value : undefined) },
  Numeric: { operand: z.number(), read: (value) => (typeof value === 'number' ? value : undefined) },
  Timestamp: { operand: timestamp, read: parseTimestamp },
};

const is: Record<string, (value: Json | undefined) => boolean> = {
  IsBoolean: (value) => typeof value === 'boolean',
  IsNull: (value) => value === null,
  IsNumeric: (value) => typeof value === 'number',
  IsPresent: (value) => value !== undefined,
  IsString: (value) => typeof value === 'string',
  IsTimestamp: (value) => parseTimestamp(value) !== undefined,
};

function buildOperators(): Map<string, Operator> {
  const operators = new Map<string, Operator>();
  for (const [kind, { operand, read }] of Object.entries(kinds)) {
    for (const [ordering, compare] of Object.entries(orderings)) {
      const test: Test = (value, other) => {
        const [left, right] = [read(value), read(other)];
        return left !== undefined && right !== undefined && compare(left, right);
      };
      operators.set(kind + ordering, { operand, test });
    }
  }
  operators.set('BooleanEquals', {
    operand: z.boolean(),
    test: (value, operand) => typeof value === 'boolean' && value === operand,
  });
  for (const [name, { operand, test }] of [...operators])
    operators.set(`${name}Path`, { operand: pathText as typeof operand, test });
  operators.set('StringMatches', {
    operand: anyString,
    test: (value, operand) => typeof value === 'string' && matchesWildcards(String(operand), value),
  });
  for (const [name, holds] of Object.entries(is))
    operators.set(name, { operand: z.boolean(), test: (value, operand) => holds(value) === operand });
  return operators;
}

const operators = buildOperators();

/** `*` stands for any text; `\*` and `\\` for the characters themselves. */
export function matchesWildcards(pattern: string, text: string): boolean {
  const source = pattern.replaceAll(/\\([*\\])|\*|[^*\\]+|\\/gu, (part, escaped: string | undefined) =>
    part === '*' ? '[^]*' : (escaped ?? part).replaceAll(/[$()*+./?[\\\]^{|}]/gu, '\\$&'),
  );
  return new RegExp(`^${source}$`, 'u').test(text);
}

const operandFields = Object.fromEntries(
  [...operators].map(([name, { operand }]) => [name, operand.optional()]),
);

const nestedRule: z.ZodType<ChoiceRule> = z.lazy(() => z.strictObject(ruleFields).check(onlyOneTest));
const ruleFields = {
  Comment: z.string().optional(),
  Variable: pathText.optional(),
  And: z.array(nestedRule).min(1).optional(),
  Or: z.array(nestedRule).min(1).optional(),
  Not: nestedRule.optional(),
  ...operandFields,
};

export const choiceSchema = z.strictObject({ ...ruleFields, Next: z.string().min(1) }).check(onlyOneTest);
export type Choice = ChoiceRule & { Next: string };

const operatorOf = (rule: ChoiceRule): string[] => Object.keys(rule).filter((key) => operators.has(key));

function onlyOneTest({ value, issues }: { value: ChoiceRule; issues: z.core.$ZodRawIssue[] }): void {
  const logic = ['And', 'Or', 'Not'].filter((key) => value[key] !== undefined);
  const tests = [...logic, ...operatorOf(value)];
  if (tests.length !== 1)
    addRefusal(`needs exactly one comparison, And, Or or Not, and has ${tests.length}`, { value, issues });
  else if ((logic.length === 0) !== (value.Variable !== undefined))
    addRefusal('needs a Variable with a comparison, and none with And, Or or Not', { value, issues });
}

export function holds(rule: ChoiceRule, scope: PathScope): boolean {
  if (rule.And) return rule.And.every((part) => holds(part, scope));
  if (rule.Or) return rule.Or.some((part) => holds(part, scope));
  if (rule.Not) return !holds(rule.Not, scope);
  const [name = ''] = operatorOf(rule);
  const operand = rule[name] as Json;
  const variable = rule.Variable ?? '$';
  const value = name === 'IsPresent' ? lookUp(variable, scope) : requirePath('Variable', variable, scope);
  const other = name.endsWith('Path') ? requirePath(name, String(operand), scope) : operand;
  return operators.get(name)?.test(value, other) ?? false;
}
