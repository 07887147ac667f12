import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { reviewMachine } from '../testing/review-machine.ts';
import { machineOf, task, tokenTask } from '../testing/start-bench.ts';
import { readDefinition } from './check-definition.ts';

// The package has no types, and it adds fields to its argument, so it gets a copy.
const validate = createRequire(import.meta.url)('asl-validator') as (definition: unknown) => {
  isValid: boolean;
  errors: unknown[];
};

const pass = { Type: 'Pass', End: true };
const done = { Type: 'Succeed' };
const accept = (definition: unknown) => readDefinition(JSON.stringify(definition));

describe('an accepted definition is real Amazon States Language', () => {
  const retry = { ErrorEquals: ['A', 'B'], IntervalSeconds: 1, MaxAttempts: 0, BackoffRate: 1.5 };
  it.each<[string, unknown]>([
    ['the review machine', reviewMachine],
    [
      'every field of a Task',
      machineOf(
        {
          One: task('f', {
            Comment: 'first',
            ResultPath: '$.b',
            ResultSelector: { 'x.$': '$.Payload', list: [{ 'id.$': '$$.Execution.Id' }] },
            TimeoutSeconds: 60,
            Retry: [
              { ...retry, MaxDelaySeconds: 5, JitterStrategy: 'NONE' },
              { ErrorEquals: ['States.ALL'] },
            ],
            Catch: [{ ErrorEquals: ['States.TaskFailed'], ResultPath: '$.error', Next: 'Two' }],
          }),
          Two: tokenTask('f'),
        },
        { Comment: 'all' },
      ),
    ],
    [
      'every field of Wait, Pass, Choice, Succeed and Fail',
      machineOf({
        A: { Type: 'Wait', Seconds: 0, Next: 'B' },
        B: { Type: 'Pass', Result: [1], ResultPath: '$.r', Next: 'C' },
        C: {
          Type: 'Choice',
          Choices: [
            { Variable: '$.a', StringEquals: 'x', Next: 'D' },
            { Variable: '$.b', BooleanEquals: true, Next: 'D' },
          ],
          Default: 'E',
        },
        D: done,
        E: { Type: 'Fail', Error: 'Bad', Cause: 'Very bad' },
      }),
    ],
  ])('%s', (_, definition) => {
    expect(validate(structuredClone(definition))).toMatchObject({ isValid: true, errors: [] });
    expect(accept(definition).StartAt).toBeTypeOf('string');
  });
});

describe('an unsupported part is refused with its state and field', () => {
  const choice = (rule: object) =>
    machineOf({ C: { Type: 'Choice', Choices: [{ ...rule, Next: 'D' }] }, D: done });
  it.each<[string, unknown]>([
    ['machine, field "StartAt": no state "X"', { StartAt: 'X', States: { A: pass } }],
    ['machine, field "StartAt"', { States: { A: pass } }],
    ['machine, field "States": needs at least one state', { StartAt: 'A', States: {} }],
    ['machine, field "QueryLanguage" is not', machineOf({ A: pass }, { QueryLanguage: 'JSONata' })],
    ['machine, field "Processor" is not supported', machineOf({ A: pass }, { Processor: {} })],
    ['machine, field "TimeoutSeconds" is not', machineOf({ A: pass }, { TimeoutSeconds: 9 })],
    ['state "M", field "Type": "Map" is not a supported', machineOf({ M: { Type: 'Map', End: true } })],
    ['state "P", field "Type": "Parallel" is not a', machineOf({ P: { Type: 'Parallel', End: true } })],
    ['state "A", field "Assign" is not supported', machineOf({ A: { ...pass, Assign: {} } })],
    ['state "A", field "Output" is not supported', machineOf({ A: { ...pass, Output: '{% 1 %}' } })],
    ['state "A", field "Next": no state "B"', machineOf({ A: { Type: 'Pass', Next: 'B' } })],
    ['state "A", field "Next": exactly one of Next, End', machineOf({ A: { Type: 'Pass' } })],
    ['state "A", field "Next": exactly one of', machineOf({ A: { ...pass, Next: 'B' }, B: done })],
    ['state "A", field "End"', machineOf({ A: { Type: 'Pass', End: false } })],
    ['state "B": nothing leads to it', machineOf({ A: pass, B: done })],
    [
      'state "A", field "Resource": only',
      machineOf({ A: task('f', { Resource: 'arn:aws:states:::sqs:sendMessage' }) }),
    ],
    [
      'state "A", field "Resource": only',
      machineOf({ A: task('f', { Resource: 'arn:aws:lambda:us-east-1:123456789012:function:f' }) }),
    ],
    ['state "A", field "Parameters": needs FunctionName', machineOf({ A: task('f', { Parameters: {} }) })],
    [
      'state "A", field "Parameters": "InvocationType" is not supported',
      machineOf({ A: task('f', { Parameters: { FunctionName: 'f', InvocationType: 'Event' } }) }),
    ],
    [
      'state "A", field "Parameters.Payload.id.$": "States.UUID()" is not a plain path',
      machineOf({
        A: task('f', { Parameters: { FunctionName: 'f', Payload: { 'id.$': 'States.UUID()' } } }),
      }),
    ],
    [
      'state "A", field "Parameters.Payload.a.$": conflicts with "a"',
      machineOf({ A: task('f', { Parameters: { FunctionName: 'f', Payload: { a: 1, 'a.$': '$' } } }) }),
    ],
    [
      'state "A", field "Parameters.Payload.$": the context object has no "Map.Item"',
      machineOf({ A: task('f', { Parameters: { FunctionName: 'f', 'Payload.$': '$$.Map.Item' } }) }),
    ],
    [
      'state "A", field "Parameters": must hand on $$.Task.Token with .waitForTaskToken, and only there',
      machineOf({ A: task('f', { Parameters: { FunctionName: 'f', 'Payload.$': '$$.Task.Token' } }) }),
    ],
    [
      'state "A", field "Parameters": must hand on $$.Task.Token',
      machineOf({ A: tokenTask('f', { Parameters: { FunctionName: 'f' } }) }),
    ],
    ['state "A", field "InputPath" is not supported', machineOf({ A: { ...pass, InputPath: '$' } })],
    ['state "A", field "OutputPath" is not', machineOf({ A: { ...pass, OutputPath: '$' } })],
    ['state "A", field "Parameters" is not', machineOf({ A: { ...pass, Parameters: {} } })],
    ['state "A", field "ResultPath": must be', machineOf({ A: { ...pass, ResultPath: '$$.x' } })],
    [
      'state "A", field "TimeoutSecondsPath" is not',
      machineOf({ A: task('f', { TimeoutSecondsPath: '$' }) }),
    ],
    ['state "A", field "HeartbeatSeconds" is not', machineOf({ A: tokenTask('f', { HeartbeatSeconds: 1 }) })],
    [
      'state "A", field "Retry[0].IntervalSeconds"',
      machineOf({ A: task('f', { Retry: [{ ErrorEquals: ['A'], IntervalSeconds: 0 }] }) }),
    ],
    [
      'state "A", field "Retry[0].BackoffRate"',
      machineOf({ A: task('f', { Retry: [{ ErrorEquals: ['A'], BackoffRate: 0.5 }] }) }),
    ],
    [
      'state "A", field "Retry[0].MaxDelaySeconds": must be more',
      machineOf({
        A: task('f', { Retry: [{ ErrorEquals: ['A'], IntervalSeconds: 9, MaxDelaySeconds: 9 }] }),
      }),
    ],
    [
      'state "A", field "Retry[0].ErrorEquals"',
      machineOf({ A: task('f', { Retry: [{ ErrorEquals: [] }] }) }),
    ],
    [
      'state "A", field "Retry": States.ALL must stand alone',
      machineOf({ A: task('f', { Retry: [{ ErrorEquals: ['States.ALL'] }, { ErrorEquals: ['A'] }] }) }),
    ],
    [
      'state "A", field "Catch": States.ALL must stand alone',
      machineOf({ A: task('f', { Catch: [{ ErrorEquals: ['States.ALL', 'B'], Next: 'D' }] }), D: done }),
    ],
    [
      'state "A", field "Catch[0].Next": no state "X"',
      machineOf({ A: task('f', { Catch: [{ ErrorEquals: ['A'], Next: 'X' }] }) }),
    ],
    ['state "W", field "Seconds"', machineOf({ W: { Type: 'Wait', End: true } })],
    ['state "W", field "Timestamp" is not', machineOf({ W: { Type: 'Wait', Timestamp: 'x', End: true } })],
    ['state "F", field "ErrorPath" is not', machineOf({ F: { Type: 'Fail', ErrorPath: '$.e' } })],
    ['state "F", field "Next" is not supported', machineOf({ F: { Type: 'Fail', Next: 'F' } })],
    ['state "C", field "Choices"', machineOf({ C: { Type: 'Choice', Choices: [] } })],
    ['state "C", field "Choices[0].NumericEquals" is', choice({ Variable: '$.a', NumericEquals: 1 })],
    ['state "C", field "Choices[0].And" is not', choice({ Variable: '$.a', StringEquals: 'x', And: [] })],
    ['state "C", field "Choices[0]": needs exactly', choice({ Variable: '$.a' })],
    [
      'state "C", field "Choices[0]": needs',
      choice({ Variable: '$', StringEquals: 'x', BooleanEquals: true }),
    ],
    [
      'state "C", field "Choices[0].Variable": "$..a" is not',
      choice({ Variable: '$..a', StringEquals: 'x' }),
    ],
    [
      'state "C", field "Default": no state "X"',
      machineOf({
        C: { Type: 'Choice', Choices: [{ Variable: '$', StringEquals: 'x', Next: 'D' }], Default: 'X' },
        D: done,
      }),
    ],
    ['it is not a JSON object', ['not a machine']],
  ])('%s', (reason, definition) => {
    const refusal = { code: 'InvalidDefinition', message: expect.stringContaining(reason) };
    expect(() => accept(definition)).toThrow(expect.objectContaining(refusal));
  });

  it('lists every reason', () => {
    const definition = machineOf({ A: { ...pass, Extra: 1, ResultPath: '$..' }, M: { Type: 'Map' } });
    const message = expect.stringMatching(/"A", field "ResultPath".*"A", field "Extra".*"M", field "Type"/u);
    expect(() => accept(definition)).toThrow(expect.objectContaining({ message }));
  });

  it('refuses a text that is not JSON', () => {
    expect(() => readDefinition('{')).toThrow(expect.objectContaining({ code: 'InvalidDefinition' }));
  });
});
