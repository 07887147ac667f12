import { Refusal } from '#scripts/local/refusal.ts';
import { isJsonObject, parseJson } from './json.ts';
import { type Machine, machineSchema, type State, type TaskState, tokenResource } from './machine-schema.ts';
import { readsTaskToken } from './payload-template.ts';

/** Reads a definition, or refuses it whole: what is not understood here must never run differently than on AWS. */
export function readDefinition(text: string): Machine {
  const parsed = parseJson(text);
  if (parsed === undefined || !isJsonObject(parsed.value)) throw invalid(['it is not a JSON object']);
  const result = machineSchema.safeParse(parsed.value);
  if (!result.success) throw invalid(result.error.issues.flatMap(describeIssue));
  const reasons = refuseStructure(result.data);
  if (reasons.length > 0) throw invalid(reasons);
  return result.data;
}

const invalid = (reasons: string[]): Refusal =>
  new Refusal('InvalidDefinition', `Invalid State Machine Definition: ${[...new Set(reasons)].join('; ')}`);

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

function describeIssue({ code, path, message, keys }: Issue): string[] {
  if (code === 'unrecognized_keys')
    return (keys ?? []).map((key) => `${describePlace([...path, key])} is not supported`);
  return [`${describePlace(path)}: ${message}`];
}

function describePlace(path: readonly PropertyKey[]): string {
  const inState = path[0] === 'States' && path.length > 1;
  const field = (inState ? path.slice(2) : path)
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./u, '');
  const owner = inState ? `state "${String(path[1])}"` : 'machine';
  return field === '' ? owner : `${owner}, field "${field}"`;
}

function refuseStructure(machine: Machine): string[] {
  const names = new Set(Object.keys(machine.States));
  const reasons: string[] = [];
  if (!names.has(machine.StartAt)) reasons.push(`machine, field "StartAt": no state "${machine.StartAt}"`);
  for (const [name, state] of Object.entries(machine.States)) {
    for (const { field, target } of targetsOf(state))
      if (!names.has(target)) reasons.push(`state "${name}", field "${field}": no state "${target}"`);
    reasons.push(...refuseFields(state).map((reason) => `state "${name}", ${reason}`));
  }
  const reached = reachable(machine);
  for (const name of names) if (!reached.has(name)) reasons.push(`state "${name}": nothing leads to it`);
  return reasons;
}

function targetsOf(state: State): { field: string; target: string }[] {
  const targets: { field: string; target: string }[] = [];
  if (state.Type === 'Choice') {
    state.Choices.forEach(({ Next }, index) => {
      targets.push({ field: `Choices[${index}].Next`, target: Next });
    });
    if (state.Default !== undefined) targets.push({ field: 'Default', target: state.Default });
  }
  if ('Next' in state && state.Next !== undefined) targets.push({ field: 'Next', target: state.Next });
  if (state.Type === 'Task')
    state.Catch?.forEach(({ Next }, index) => {
      targets.push({ field: `Catch[${index}].Next`, target: Next });
    });
  return targets;
}

function reachable(machine: Machine): Set<string> {
  const reached = new Set<string>();
  const open = [machine.StartAt];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const state = machine.States[name];
    if (state === undefined || reached.has(name)) continue;
    reached.add(name);
    open.push(...targetsOf(state).map(({ target }) => target));
  }
  return reached;
}

/** The most and the least of a group of fields that may stand together. */
const groups: Record<string, { fields: string[]; least: number }[]> = {
  Task: [
    { fields: ['Next', 'End'], least: 1 },
    { fields: ['TimeoutSeconds', 'TimeoutSecondsPath'], least: 0 },
    { fields: ['HeartbeatSeconds', 'HeartbeatSecondsPath'], least: 0 },
  ],
  Pass: [
    { fields: ['Next', 'End'], least: 1 },
    { fields: ['Result', 'Parameters'], least: 0 },
  ],
  Wait: [
    { fields: ['Next', 'End'], least: 1 },
    { fields: ['Seconds', 'SecondsPath', 'Timestamp', 'TimestampPath'], least: 1 },
  ],
  Fail: [
    { fields: ['Error', 'ErrorPath'], least: 0 },
    { fields: ['Cause', 'CausePath'], least: 0 },
  ],
};

function refuseFields(state: State): string[] {
  const present = new Set(
    Object.entries(state).flatMap(([key, value]) => (value === undefined ? [] : [key])),
  );
  const reasons = (groups[state.Type] ?? []).flatMap(({ fields, least }) => {
    const count = fields.filter((field) => present.has(field)).length;
    if (count <= 1 && count >= least) return [];
    return [`field "${fields[0]}": ${least === 1 ? 'exactly' : 'at most'} one of ${fields.join(', ')}`];
  });
  return state.Type === 'Task' ? [...reasons, ...refuseTask(state)] : reasons;
}

function refuseTask(task: TaskState): string[] {
  const reasons: string[] = [];
  const waits = task.Resource === tokenResource;
  if (readsTaskToken(task.Parameters) !== waits)
    reasons.push(
      `field "Parameters": ${waits ? 'must hand on $$.Task.Token' : 'only .waitForTaskToken has $$.Task.Token'}`,
    );
  const { TimeoutSeconds: timeout, HeartbeatSeconds: heartbeat } = task;
  if (!waits && (heartbeat !== undefined || task.HeartbeatSecondsPath !== undefined))
    reasons.push('field "HeartbeatSeconds": only a .waitForTaskToken task can send heartbeats');
  if (timeout !== undefined && heartbeat !== undefined && heartbeat >= timeout)
    reasons.push('field "HeartbeatSeconds": must be less than TimeoutSeconds');
  return reasons;
}
