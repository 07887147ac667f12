import { machineArn } from '../resource-names.ts';
import type { Execution } from './execution.ts';
import { type Json, parseJson } from './json.ts';
import type { JsonPath } from './json-path.ts';
import { formatTimestamp } from './timestamp.ts';

const fields: Record<string, readonly string[]> = {
  Execution: ['Id', 'Input', 'Name', 'RedriveCount', 'RedriveTime', 'RoleArn', 'StartTime'],
  State: ['EnteredTime', 'Name', 'RetryCount'],
  StateMachine: ['Id', 'Name'],
  Task: ['Token'],
};

/** Why a `$$` path can never lead anywhere, checked when the machine is registered. */
export function refuseContextPath({ segments: [group, field] }: JsonPath): string | undefined {
  if (group === undefined) return undefined;
  const known = Object.hasOwn(fields, group) ? fields[group] : undefined;
  if (known === undefined) return `the context object has no ${JSON.stringify(group)} here`;
  if (field === undefined || (typeof field === 'string' && known.includes(field))) return undefined;
  return `the context object has no "${group}.${field}" here`;
}

export function contextObject(execution: Execution, token: string | null): Json {
  const { position } = execution;
  return {
    Execution: {
      Id: execution.arn,
      Input: parseJson(execution.input)?.value ?? null,
      Name: execution.name,
      RoleArn: execution.roleArn,
      StartTime: formatTimestamp(execution.startedMs),
      RedriveCount: execution.redriveCount,
      ...(execution.redrivenMs === null ? {} : { RedriveTime: formatTimestamp(execution.redrivenMs) }),
    },
    State: {
      EnteredTime: formatTimestamp(position.enteredMs),
      Name: position.stateName,
      RetryCount: position.retries.reduce((sum, count) => sum + count, 0),
    },
    StateMachine: { Id: machineArn(execution.machineName), Name: execution.machineName },
    ...(token === null ? {} : { Task: { Token: token } }),
  };
}
