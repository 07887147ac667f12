import * as z from 'zod';
import { Refusal } from '#scripts/local/refusal.ts';
import { type Operation, operation } from '#scripts/local/serve-json.ts';
import type { ExecutionStore } from '../execution-store.ts';
import { answerToken, type TaskOutcome } from '../interpreter/advance.ts';
import { parseJson } from '../interpreter/json.ts';
import type { WorkflowEngine } from '../workflow-engine.ts';
import { dataText, errorCause, errorName } from './operation.ts';
import { isTaskToken } from './task-token.ts';

const taskToken = z.string().min(1).max(2048);

export function taskOperations({ store, engine }: { store: ExecutionStore; engine: WorkflowEngine }) {
  /** An unknown token belongs to no machine, so no grant by name can cover it. */
  const resource = ({ taskToken: token }: { taskToken: string }) =>
    store.findExecutionByToken(token)?.machineName ?? '*';

  function answer(token: string, outcome: TaskOutcome): object {
    if (!isTaskToken(token)) throw new Refusal('InvalidToken', 'Invalid Token: the task token is malformed');
    const execution = store.findExecutionByToken(token);
    if (execution === undefined) throw new Refusal('TaskDoesNotExist', 'Task Does Not Exist');
    engine.change(execution.sequence, (transition) => {
      const { status, position } = transition.execution;
      const { phase } = position;
      if (status !== 'RUNNING' || phase.kind !== 'task' || phase.token !== token)
        throw new Refusal('TaskTimedOut', 'Task Timed Out: the task of this token has ended');
      answerToken(transition, outcome);
    });
    return {};
  }

  return {
    SendTaskSuccess: operation(z.strictObject({ taskToken, output: dataText }), {
      resource,
      run({ taskToken: token, output }) {
        const parsed = parseJson(output);
        if (parsed === undefined) throw new Refusal('InvalidOutput', 'Invalid Output: it is not JSON');
        return answer(token, { payload: parsed.value });
      },
    }),
    SendTaskFailure: operation(z.strictObject({ taskToken, error: errorName, cause: errorCause }), {
      resource,
      run: ({ taskToken: token, error = 'States.TaskFailed', cause }) => answer(token, { error, cause }),
    }),
  } satisfies Record<string, Operation>;
}
