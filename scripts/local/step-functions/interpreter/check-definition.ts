import { Refusal } from '#scripts/local/refusal.ts';
import { isJsonObject, parseJson } from './json.ts';
import { type Machine, machineSchema, type State } from './machine-schema.ts';

/** Reads a definition or refuses it whole: an unknown field might run differently on AWS. */
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
