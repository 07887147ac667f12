import * as z from 'zod';

/* The part of the States Language that our one definition uses. Any other state, field or path is refused. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const tokenResource = 'arn:aws:states:::lambda:invoke.waitForTaskToken';
const tokenPath = '$$.Task.Token';

const seconds = z.int().min(1);
const errors = z.array(z.string()).min(1);
const path = z.string().regex(/^\$(\.\w+)*$/);
/** Where the result is put into the state's data; null drops it. */
const resultPath = z
  .string()
  .regex(/^\$\.\w+$/)
  .nullable();
const filledIn = z.record(z.string().regex(/^\w+\.\$$/), path.or(z.literal(tokenPath)));
const comment = z.string().optional();

const task = z.strictObject({
  Type: z.literal('Task'),
  Comment: comment,
  Resource: z.enum(['arn:aws:states:::lambda:invoke', tokenResource]),
  Parameters: z
    .strictObject({
      FunctionName: z.string().min(1),
      'Payload.$': z.literal('$').optional(),
      Payload: filledIn.optional(),
    })
    .refine((asked) => 'Payload.$' in asked !== 'Payload' in asked, 'needs one Payload'),
  ResultSelector: filledIn.optional(),
  ResultPath: resultPath,
  TimeoutSeconds: seconds,
  Retry: z.array(
    z.strictObject({
      ErrorEquals: errors,
      IntervalSeconds: seconds.default(1),
      BackoffRate: z.number().min(1).default(2),
      MaxAttempts: z.int().min(0).default(3),
      MaxDelaySeconds: seconds.default(31_622_400),
      JitterStrategy: z.literal('FULL').optional(),
    }),
  ),
  Catch: z.array(z.strictObject({ ErrorEquals: errors, ResultPath: resultPath, Next: z.string() })),
  Next: z.string(),
});
const choice = z.strictObject({
  Type: z.literal('Choice'),
  Comment: comment,
  Choices: z.array(z.strictObject({ Variable: path, StringEquals: z.string(), Next: z.string() })).min(1),
  Default: z.string(),
});
const wait = z.strictObject({
  Type: z.literal('Wait'),
  Comment: comment,
  Seconds: seconds,
  Next: z.string(),
});
const succeed = z.strictObject({ Type: z.literal('Succeed') });

const machine = z
  .strictObject({
    Comment: comment,
    StartAt: z.string(),
    States: z.record(z.string(), z.discriminatedUnion('Type', [task, choice, wait, succeed])),
  })
  .check(({ value: { StartAt, States }, issues }) => {
    for (const target of [StartAt, ...Object.values(States).flatMap(targetsOf)])
      if (!Object.hasOwn(States, target))
        issues.push({ code: 'custom', message: `no state “${target}”`, input: target });
  });

export type Machine = z.output<typeof machine>;
export type State = Machine['States'][string];
export type TaskState = z.output<typeof task>;

function targetsOf(state: State): string[] {
  if (state.Type === 'Succeed') return [];
  if (state.Type === 'Choice') return [state.Default, ...state.Choices.map(({ Next }) => Next)];
  return state.Type === 'Wait' ? [state.Next] : [state.Next, ...state.Catch.map(({ Next }) => Next)];
}

export const readMachine = (text: string): Machine => machine.parse(JSON.parse(text));

/** An error of a state. `Retry` and `Catch` match its name. */
export class StateError extends Error {
  override readonly name: string;
  override readonly cause: string | undefined;

  constructor(name: string, cause?: string) {
    super(`${name}: ${cause ?? ''}`);
    this.name = name;
    this.cause = cause;
  }
}

/** Wildcards do not match a wrong path, which would fail again. */
export function matches({ ErrorEquals }: { ErrorEquals: readonly string[] }, error: string): boolean {
  if (ErrorEquals.includes(error)) return true;
  if (error === 'States.Runtime') return false;
  if (ErrorEquals.includes('States.ALL')) return true;
  return error !== 'States.Timeout' && ErrorEquals.includes('States.TaskFailed');
}

export function readPath(text: string, data: Json, token: string | null = null): Json {
  if (text === tokenPath) return token;
  let value: Json | undefined = data;
  for (const name of text.split('.').slice(1))
    value = fieldsOf(value) && Object.hasOwn(value as object, name) ? fieldsOf(value)?.[name] : undefined;
  if (value === undefined) throw new StateError('States.Runtime', `${text} leads nowhere in its data.`);
  return value;
}

export const fillIn = (template: Readonly<Record<string, string>>, data: Json, token?: string | null): Json =>
  Object.fromEntries(
    Object.entries(template).map(([key, text]) => [key.slice(0, -2), readPath(text, data, token)]),
  );

/** The data with the result in its place. */
export function placeResult(at: string | null, data: Json, result: Json): Json {
  return at === null ? data : { ...fieldsOf(data), [at.slice(2)]: result };
}

const fieldsOf = (value: Json | undefined): Record<string, Json> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

/** On AWS the stack puts the functions' ARNs into the definition; here a function is called by its name. */
export const localDefinition = (definition: unknown): unknown =>
  JSON.parse(JSON.stringify(definition).replaceAll(/\$\{([\w-]+)\}/g, '$1'));
