import type { Execution } from './execution.ts';
import type { Json } from './json.ts';
import type { JsonPath } from './json-path.ts';

const known = ['Execution.Id', 'Execution.Name', 'Execution.StartTime', 'State.Name', 'Task.Token'];

/** The reason why a `$$` path cannot exist, or undefined. Checked when the machine is registered. */
export function refuseContextPath({ segments }: JsonPath): string | undefined {
  const place = segments.join('.');
  return known.includes(place) ? undefined : `the context object has no "${place}" here`;
}

export const contextObject = (execution: Execution, token: string | null): Json => ({
  Execution: {
    Id: execution.arn,
    Name: execution.name,
    StartTime: new Date(execution.startedMs).toISOString(),
  },
  State: { Name: execution.position.stateName },
  ...(token === null ? {} : { Task: { Token: token } }),
});
