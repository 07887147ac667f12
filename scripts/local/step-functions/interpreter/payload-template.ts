import * as z from 'zod';
import { refuseContextPath } from './context-object.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { parsePath, readPath } from './json-path.ts';
import { runtimeError } from './state-error.ts';

/** The data that paths read while a state runs. */
export interface PathScope {
  data: Json;
  context: Json;
}

/** The reason why a text is not a valid path, or undefined. */
function refusePath(text: unknown): string | undefined {
  if (typeof text !== 'string') return 'must be a path';
  const path = parsePath(text);
  if (path === undefined)
    return `${JSON.stringify(text)} is not a plain path ($ or $$, then .name); positions, filters, wildcards and intrinsic functions are not supported`;
  return path.root === '$$' ? refuseContextPath(path) : undefined;
}

export const pathText = z.string().check(({ value, issues }) => {
  const reason = value.startsWith('$$.Task') ? 'only Parameters may read the task token' : refusePath(value);
  if (reason !== undefined) issues.push({ code: 'custom', message: reason, input: value });
});

function lookUp(text: string, scope: PathScope): Json | undefined {
  const path = parsePath(text);
  return path && readPath(path.segments, path.root === '$$' ? scope.context : scope.data);
}

export function requirePath(field: string, text: string, scope: PathScope): Json {
  const value = lookUp(text, scope);
  if (value === undefined) throw runtimeError(`${field} reads ${text}, which leads nowhere in its data.`);
  return value;
}

const isReplaced = (key: string): boolean => key.endsWith('.$');

/** Every fault of a template with its position. */
export function checkTemplate(template: Json, place: (string | number)[] = []): Flaw[] {
  if (Array.isArray(template))
    return template.flatMap((item, index) => checkTemplate(item, [...place, index]));
  if (!isJsonObject(template)) return [];
  return Object.entries(template).flatMap(([key, value]) => {
    const here = [...place, key];
    if (!isReplaced(key)) return checkTemplate(value, here);
    const reason = Object.hasOwn(template, key.slice(0, -2))
      ? `conflicts with "${key.slice(0, -2)}", which would have the same name`
      : refusePath(value);
    return reason === undefined ? [] : [{ place: here, reason }];
  });
}

interface Flaw {
  place: (string | number)[];
  reason: string;
}

export function resolveTemplate(template: JsonObject, scope: PathScope): JsonObject {
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) =>
      isReplaced(key) && typeof value === 'string'
        ? [key.slice(0, -2), requirePath(key, value, scope)]
        : [key, resolveValue(value, scope)],
    ),
  );
}

function resolveValue(value: Json, scope: PathScope): Json {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, scope));
  return isJsonObject(value) ? resolveTemplate(value, scope) : value;
}

/** Whether a path of the template reads the task token. */
export function readsTaskToken(template: Json): boolean {
  if (Array.isArray(template)) return template.some(readsTaskToken);
  if (!isJsonObject(template)) return false;
  return Object.entries(template).some(([key, value]) =>
    isReplaced(key) && typeof value === 'string' ? isTokenPath(value) : readsTaskToken(value),
  );
}

function isTokenPath(text: string): boolean {
  const path = parsePath(text);
  return path?.root === '$$' && path.segments[0] === 'Task';
}
