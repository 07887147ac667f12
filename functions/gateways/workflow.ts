import type { SendTaskSuccessCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { timeFor, type Within, within } from '../runtime/deadline.ts';
import { workflowArn } from '../runtime/environment.ts';
import { patient } from '../runtime/patience.ts';

/** Executions are hints: everything they are told is in the database first. */
export interface Workflow {
  /** Names the execution after its submission, so a second start has no effect. */
  start(name: string, input: SubmissionName): Promise<void>;
  /** `lost` means that no execution waits with this token any more. */
  tell(taskToken: string, output: { decision: string }): Promise<'told' | 'lost'>;
}

export interface SubmissionName {
  runId: string;
  ownerId: string;
  attempt: number;
}

/** Restarts are numbered, because an execution name can be used only once. */
export const executionName = ({ runId, attempt }: SubmissionName, restarts = 0): string =>
  restarts === 0 ? `${runId}-${attempt}` : `${runId}-${attempt}-again-${restarts}`;

const answerMs = patient(5000);

const lostTokens: readonly string[] = ['TaskTimedOut', 'TaskDoesNotExist', 'InvalidToken'];
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

interface Connected {
  client: { send(command: StartExecutionCommand | SendTaskSuccessCommand): Promise<unknown> };
  sdk: Pick<typeof import('@aws-sdk/client-sfn'), 'StartExecutionCommand' | 'SendTaskSuccessCommand'>;
}

interface WorkflowDependencies {
  /** It is called once per instance, as late as possible. */
  connect(): Promise<Connected>;
  within: Within;
}

export function buildWorkflow({ connect, within: waitingFor }: WorkflowDependencies): Workflow {
  let made: Promise<Connected> | undefined;
  return {
    async start(name, input) {
      made ??= connect();
      const { client, sdk } = await made;
      const command = new sdk.StartExecutionCommand({
        stateMachineArn: workflowArn(),
        name,
        input: JSON.stringify(input),
      });
      try {
        await waitingFor(timeFor(answerMs), client.send(command));
      } catch (error) {
        // guard: workflow-a-start-that-was-made
        if (nameOf(error) !== 'ExecutionAlreadyExists') throw error;
      }
    },

    async tell(taskToken, output) {
      made ??= connect();
      const { client, sdk } = await made;
      const command = new sdk.SendTaskSuccessCommand({ taskToken, output: JSON.stringify(output) });
      try {
        await waitingFor(timeFor(answerMs), client.send(command));
        return 'told';
      } catch (error) {
        // guard: workflow-a-token-no-one-waits-under
        if (lostTokens.includes(nameOf(error))) return 'lost';
        throw error;
      }
    },
  };
}

async function connect(): Promise<Connected> {
  const sdk = await import('@aws-sdk/client-sfn');
  const requestHandler = {
    connectionTimeout: patient(1000),
    requestTimeout: patient(2000),
    throwOnRequestTimeout: true,
  };
  return { client: new sdk.SFNClient({ maxAttempts: 2, requestHandler }), sdk };
}

export const workflow: Workflow = buildWorkflow({ connect, within });
