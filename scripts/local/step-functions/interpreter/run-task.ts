import { functionNameOf, region } from '../resource-names.ts';
import type { TaskPhase } from './execution.ts';
import type { Json } from './json.ts';
import { type TaskState, tokenResource } from './machine-schema.ts';
import { resolveTemplate } from './payload-template.ts';
import { combineResult, limitData, scopeOf } from './state-data.ts';
import { runtimeError } from './state-error.ts';
import { record, type Transition } from './transition.ts';

export function integrationOf(task: TaskState): { resourceType: string; resource: string } {
  return { resourceType: 'lambda', resource: task.Resource.slice('arn:aws:states:::lambda:'.length) };
}

/** Plans one attempt. The function is called only after the plan and its token are saved. */
export function scheduleAttempt(transition: Transition, task: TaskState): void {
  const { execution, nowMs } = transition;
  const token = task.Resource === tokenResource ? transition.newToken() : null;
  const scope = scopeOf(execution, execution.position.input, token);
  const parameters = resolveTemplate(task.Parameters, scope);
  const text = limitData('The parameters of the task', parameters);
  const { FunctionName: functionName, Payload: payload = {} } = parameters;
  if (typeof functionName !== 'string') throw runtimeError('FunctionName must be a text.');
  const { TimeoutSeconds: timeout } = task;
  const integration = integrationOf(task);
  record(transition, 'TaskScheduled', {
    taskScheduledEventDetails: {
      ...integration,
      region,
      parameters: text,
      timeoutInSeconds: timeout,
    },
  });
  record(transition, 'TaskStarted', { taskStartedEventDetails: integration });
  execution.attempts += 1;
  execution.position.phase = {
    kind: 'task',
    attempt: execution.attempts,
    functionName: functionNameOf(functionName),
    payload,
    token,
    submitted: false,
    deadlineMs: timeout === undefined ? null : nowMs + timeout * 1000,
  };
}

/** Takes the function's answer, which ends a plain task; a token task goes on waiting. Returns the state's output. */
export function takeAnswer(options: {
  transition: Transition;
  task: TaskState;
  phase: TaskPhase;
  payload: Json;
}): Json | undefined {
  const { transition, task, phase, payload } = options;
  const result = { ExecutedVersion: '$LATEST', Payload: payload, StatusCode: 200 };
  if (phase.token === null) return takeResult(transition, task, result);
  record(transition, 'TaskSubmitted', {
    taskSubmittedEventDetails: {
      ...integrationOf(task),
      output: limitData('The result of the task', result),
      outputDetails: { truncated: false },
    },
  });
  phase.submitted = true;
  return undefined;
}

export function takeResult(transition: Transition, task: TaskState, result: Json): Json {
  const output = limitData('The result of the task', result);
  record(transition, 'TaskSucceeded', {
    taskSucceededEventDetails: { ...integrationOf(task), output, outputDetails: { truncated: false } },
  });
  return combineResult(task, transition.execution, result);
}
