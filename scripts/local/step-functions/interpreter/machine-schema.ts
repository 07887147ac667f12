import * as z from 'zod';
import { functionNameOf } from '../resource-names.ts';
import { type Choice, choiceSchema } from './choice-rule.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { parsePath } from './json-path.ts';
import { checkTemplate, readsTaskToken, refusePath } from './payload-template.ts';
import { parseTimestamp } from './timestamp.ts';

export const tokenResource = 'arn:aws:states:::lambda:invoke.waitForTaskToken';

const comment = z.string().optional();
const queryLanguage = z.literal('JSONPath', { error: 'only JSONPath is supported' }).optional();
const seconds = (least: number) => z.int().min(least).max(99_999_999);

const path = z.string().check(({ value, issues }) => {
  const reason = value.startsWith('$$.Task') ? 'only Parameters may read the task token' : refusePath(value);
  if (reason !== undefined) issues.push({ code: 'custom', message: reason, input: value });
});
const resultPath = z
  .string()
  .refine((text) => parsePath(text)?.root === '$', 'must be a plain path into the data, like $.result');

const template = (options: { tokenRefused: boolean }) =>
  z.custom<JsonObject>(isJsonObject, 'must be an object').check(({ value, issues }) => {
    for (const { place, reason } of isJsonObject(value) ? checkTemplate(value) : [])
      issues.push({ code: 'custom', message: reason, path: place, input: value });
    if (options.tokenRefused && isJsonObject(value) && readsTaskToken(value))
      issues.push({ code: 'custom', message: 'cannot read $$.Task.Token here', input: value });
  });

const dataFields = { InputPath: path.nullish(), OutputPath: path.nullish() };
const flowFields = { Next: z.string().min(1).optional(), End: z.literal(true).optional() };
const resultFields = { ResultPath: resultPath.nullish() };
const errorEquals = z.array(z.string().min(1)).min(1);

const retrier = z
  .strictObject({
    ErrorEquals: errorEquals,
    IntervalSeconds: seconds(1).optional(),
    MaxAttempts: seconds(0).optional(),
    BackoffRate: z.number().min(1).optional(),
    MaxDelaySeconds: z.int().min(1).max(31_622_399).optional(),
    JitterStrategy: z.enum(['FULL', 'NONE']).optional(),
    Comment: comment,
  })
  .refine(
    ({ MaxDelaySeconds = Number.POSITIVE_INFINITY, IntervalSeconds = 1 }) =>
      MaxDelaySeconds > IntervalSeconds,
    { path: ['MaxDelaySeconds'], error: 'must be more than IntervalSeconds' },
  );
const catcher = z.strictObject({
  ErrorEquals: errorEquals,
  Next: z.string().min(1),
  ...resultFields,
  Comment: comment,
});

/** The wildcard hides what follows it, so it stands alone and last. */
function wildcardLast<T extends { ErrorEquals: string[] }>(handlers: T[] | undefined): boolean {
  return (handlers ?? []).every(
    ({ ErrorEquals }, index, all) =>
      !ErrorEquals.includes('States.ALL') || (ErrorEquals.length === 1 && index === all.length - 1),
  );
}
const wildcardReason = 'States.ALL must stand alone in the last entry';

const task = z.strictObject({
  Type: z.literal('Task'),
  Comment: comment,
  QueryLanguage: queryLanguage,
  ...dataFields,
  ...flowFields,
  ...resultFields,
  Resource: z.enum(['arn:aws:states:::lambda:invoke', tokenResource], {
    error: `only arn:aws:states:::lambda:invoke and ${tokenResource} are supported`,
  }),
  Parameters: template({ tokenRefused: false }).check(({ value, issues }) => {
    for (const message of isJsonObject(value) ? refuseInvocation(value) : [])
      issues.push({ code: 'custom', message, input: value });
  }),
  ResultSelector: template({ tokenRefused: true }).optional(),
  Retry: z.array(retrier).refine(wildcardLast, wildcardReason).optional(),
  Catch: z.array(catcher).refine(wildcardLast, wildcardReason).optional(),
  TimeoutSeconds: seconds(1).optional(),
  TimeoutSecondsPath: path.optional(),
  HeartbeatSeconds: seconds(1).optional(),
  HeartbeatSecondsPath: path.optional(),
});

function refuseInvocation(parameters: JsonObject): string[] {
  const known = new Set(['FunctionName', 'FunctionName.$', 'Payload', 'Payload.$']);
  const unknown = Object.keys(parameters).filter((key) => !known.has(key));
  const name = parameters.FunctionName;
  const named =
    typeof name === 'string' ? functionNameOf(name) !== '' : parameters['FunctionName.$'] !== undefined;
  return [
    ...unknown.map((key) => `"${key}" is not supported for lambda:invoke`),
    ...(named ? [] : ['needs FunctionName as a text, or FunctionName.$']),
  ];
}

const choice = z.strictObject({
  Type: z.literal('Choice'),
  Comment: comment,
  QueryLanguage: queryLanguage,
  ...dataFields,
  Choices: z.array(choiceSchema).min(1),
  Default: z.string().min(1).optional(),
});

const pass = z.strictObject({
  Type: z.literal('Pass'),
  Comment: comment,
  QueryLanguage: queryLanguage,
  ...dataFields,
  ...flowFields,
  ...resultFields,
  Result: z.custom<Json>((value) => value !== undefined).optional(),
  Parameters: template({ tokenRefused: true }).optional(),
});

const wait = z.strictObject({
  Type: z.literal('Wait'),
  Comment: comment,
  QueryLanguage: queryLanguage,
  ...dataFields,
  ...flowFields,
  Seconds: seconds(0).optional(),
  SecondsPath: path.optional(),
  Timestamp: z
    .string()
    .refine((text) => parseTimestamp(text) !== undefined, 'must be a timestamp like 2030-01-31T12:00:00Z')
    .optional(),
  TimestampPath: path.optional(),
});

const succeed = z.strictObject({
  Type: z.literal('Succeed'),
  Comment: comment,
  QueryLanguage: queryLanguage,
  ...dataFields,
});

const fail = z.strictObject({
  Type: z.literal('Fail'),
  Comment: comment,
  QueryLanguage: queryLanguage,
  Error: z.string().optional(),
  ErrorPath: path.optional(),
  Cause: z.string().optional(),
  CausePath: path.optional(),
});

const state = z.discriminatedUnion('Type', [task, choice, pass, wait, succeed, fail], {
  error: ({ input }) =>
    `${isJsonObject(input) ? JSON.stringify(input.Type) : 'this'} is not a supported state type`,
});

export const machineSchema = z.strictObject({
  Comment: comment,
  QueryLanguage: queryLanguage,
  Version: z.literal('1.0').optional(),
  StartAt: z.string().min(1),
  TimeoutSeconds: seconds(1).optional(),
  States: z
    .record(z.string().min(1).max(80), state)
    .refine((states) => Object.keys(states).length > 0, 'needs at least one state'),
});

export type Machine = z.infer<typeof machineSchema>;
export type State = z.infer<typeof state>;
export type TaskState = z.infer<typeof task>;
export type WaitState = z.infer<typeof wait>;
export type PassState = z.infer<typeof pass>;
export type FailState = z.infer<typeof fail>;
export type ChoiceState = Omit<z.infer<typeof choice>, 'Choices'> & { Choices: Choice[] };
export type Retrier = z.infer<typeof retrier>;
export type Catcher = z.infer<typeof catcher>;
