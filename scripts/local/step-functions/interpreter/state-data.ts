import { contextObject } from './context-object.ts';
import type { Execution } from './execution.ts';
import { exceedsDataLimit, type Json, type JsonObject } from './json.ts';
import { parsePath, writePath } from './json-path.ts';
import { type PathScope, resolveTemplate } from './payload-template.ts';
import { StateError } from './state-error.ts';

interface ResultFields {
  ResultPath?: string | null | undefined;
  ResultSelector?: JsonObject | undefined;
}

export const scopeOf = (execution: Execution, data: Json, token: string | null = null): PathScope => ({
  data,
  context: contextObject(execution, token),
});

/** The state's output: its result, changed by ResultSelector and merged into its input. */
export function combineResult(state: ResultFields, execution: Execution, result: Json): Json {
  const selected = state.ResultSelector
    ? resolveTemplate(state.ResultSelector, scopeOf(execution, result))
    : result;
  return layResult(state.ResultPath, execution.position.input, selected);
}

export function layResult(path: string | null | undefined, input: Json, result: Json): Json {
  if (path === null) return input;
  return path === undefined ? result : writePath(parsePath(path)?.segments ?? [], input, result);
}

/** The JSON of a value that passes between states. Throws when it is over the limit. */
export function limitData(what: string, value: Json): string {
  const text = JSON.stringify(value);
  if (exceedsDataLimit(text))
    throw new StateError('States.DataLimitExceeded', `${what} is over 262144 bytes.`);
  return text;
}
