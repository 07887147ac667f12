import * as z from 'zod';
import { functionNameOf } from '../resource-names.ts';
import { choiceSchema } from './choice-rule.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { parsePath } from './json-path.ts';
import { checkTemplate, readsTaskToken } from './payload-template.ts';

/* The parts of the States Language that the product's workflow uses. Other fields are refused by name. */

export const tokenResource = 'arn:aws:states:::lambda:invoke.waitForTaskToken';

const comment = z.string().optional();
const seconds = (least: number) => z.int().min(least).max(99_999_999);
const stateName = z.string().min(1).max(80);
const resultPath = z
  .string()
  .refine((text) => parsePath(text)?.root === '$', 'must be a plain path into the data, like $.result')
  .nullish();

const template = z.custom<JsonObject>(isJsonObject, 'must be an object').check(({ value, issues }) => {
  for (const { place, reason } of isJsonObject(value) ? checkTemplate(value) : [])
    issues.push({ code: 'custom', message: reason, path: place, input: value });
});
const withoutToken = template.refine((value) => !readsTaskToken(value), 'cannot read $$.Task.Token here');

const flow = { Next: stateName.optional(), End: z.literal(true).optional() };
const oneWayOn = ({ Next, End }: { Next?: string | undefined; End?: true | undefined }): boolean =>
  (Next === undefined) !== (End === undefined);
const oneWayReason = { path: ['Next'], error: 'exactly one of Next, End' };

const errorEquals = z.array(z.string().min(1)).min(1);

const retrier = z
  .strictObject({
    ErrorEquals: errorEquals,
    IntervalSeconds: seconds(1).optional(),
    MaxAttempts: seconds(0).optional(),
    BackoffRate: z.number().min(1).optional(),
    MaxDelaySeconds: z.int().min(1).max(31_622_399).optional(),
    JitterStrategy: z.enum(['FULL', 'NONE']).optional(),
  })
  .refine(
    ({ MaxDelaySeconds = Number.POSITIVE_INFINITY, IntervalSeconds = 1 }) =>
      MaxDelaySeconds > IntervalSeconds,
    { path: ['MaxDelaySeconds'], error: 'must be more than IntervalSeconds' },
  );
const catcher = z.strictObject({ ErrorEquals: errorEquals, Next: stateName, ResultPath: resultPath });

/** A wildcard hides the names after it, so it must be alone and last. */
function wildcardLast<T extends { ErrorEquals: string[] }>(handlers: T[] | undefined): boolean {
  return (handlers ?? []).every(
    ({ ErrorEquals }, index, all) =>
      !ErrorEquals.includes('States.ALL') || (ErrorEquals.length === 1 && index === all.length - 1),
  );
}
const wildcardReason = 'States.ALL must stand alone in the last entry';

const invocation = template.check(({ value, issues }) => {
  for (const message of isJsonObject(value) ? refuseInvocation(value) : [])
    issues.push({ code: 'custom', message, input: value });
});

function refuseInvocation({ FunctionName, ...rest }: JsonObject): string[] {
  const unknown = Object.keys(rest).filter((key) => key !== 'Payload' && key !== 'Payload.$');
  const isNamed = typeof FunctionName === 'string' && functionNameOf(FunctionName) !== '';
  return [
    ...unknown.map((key) => `"${key}" is not supported for lambda:invoke`),
    ...(isNamed ? [] : ['needs FunctionName as a text']),
  ];
}

const task = z
  .strictObject({
    Type: z.literal('Task'),
    Comment: comment,
    ...flow,
    Resource: z.enum(['arn:aws:states:::lambda:invoke', tokenResource], {
      error: `only arn:aws:states:::lambda:invoke and ${tokenResource} are supported`,
    }),
    Parameters: invocation,
    ResultSelector: withoutToken.optional(),
    ResultPath: resultPath,
    Retry: z.array(retrier).refine(wildcardLast, wildcardReason).optional(),
    Catch: z.array(catcher).refine(wildcardLast, wildcardReason).optional(),
    TimeoutSeconds: seconds(1).optional(),
  })
  .refine(oneWayOn, oneWayReason)
  .refine(({ Resource, Parameters }) => readsTaskToken(Parameters) === (Resource === tokenResource), {
    path: ['Parameters'],
    error: 'must hand on $$.Task.Token with .waitForTaskToken, and only there',
  });

const choice = z.strictObject({
  Type: z.literal('Choice'),
  Comment: comment,
  Choices: z.array(choiceSchema).min(1),
  Default: stateName.optional(),
});

const pass = z
  .strictObject({
    Type: z.literal('Pass'),
    Comment: comment,
    ...flow,
    Result: z.custom<Json>((value) => value !== undefined).optional(),
    ResultPath: resultPath,
  })
  .refine(oneWayOn, oneWayReason);

const wait = z
  .strictObject({ Type: z.literal('Wait'), Comment: comment, ...flow, Seconds: seconds(0) })
  .refine(oneWayOn, oneWayReason);

const succeed = z.strictObject({ Type: z.literal('Succeed'), Comment: comment });

const fail = z.strictObject({
  Type: z.literal('Fail'),
  Comment: comment,
  Error: z.string().optional(),
  Cause: z.string().optional(),
});

const state = z.discriminatedUnion('Type', [task, choice, pass, wait, succeed, fail], {
  error: ({ input }) =>
    `${isJsonObject(input) ? JSON.stringify(input.Type) : 'this'} is not a supported state type`,
});

export const machineSchema = z.strictObject({
  Comment: comment,
  StartAt: stateName,
  States: z
    .record(stateName, state)
    .refine((states) => Object.keys(states).length > 0, 'needs at least one state'),
});

export type Machine = z.infer<typeof machineSchema>;
export type State = z.infer<typeof state>;
export type ChoiceState = z.infer<typeof choice>;
export type TaskState = z.infer<typeof task>;
export type Retrier = z.infer<typeof retrier>;
export type Catcher = z.infer<typeof catcher>;
