import { dayMs } from '#shared/domain/day-ms.ts';
import { planIdLine } from '#shared/domain/runs/own-words.ts';
import { keepLocally, readKept } from './kept-locally.ts';

/** The path that a plan is to be built on, on its way into the plan's form: over the choice of a plan and the payment page. */
const key = 'carried-path';
const lastsMs = 7 * dayMs;

export const carryPath = (pathSlug: string, nowMs = Date.now()): void =>
  keepLocally(key, JSON.stringify({ pathSlug, untilMs: nowMs + lastsMs }));

export function readCarriedPath(nowMs = Date.now()): string | undefined {
  try {
    const { pathSlug, untilMs } = JSON.parse(readKept(key) ?? '{}');
    const isGood = untilMs > nowMs && typeof pathSlug === 'string' && /^[a-z0-9-]{1,80}$/.test(pathSlug);
    return isGood ? pathSlug : undefined;
  } catch {
    return undefined;
  }
}

export const dropCarriedPath = (): void => keepLocally(key, null);

/** Whether the plan ID of the path stands in the text. */
export const hasPlanId = (text: string, pathSlug: string): boolean =>
  new RegExp(`(?<![\\w-])${pathSlug}(?![\\w-])`, 'i').test(text);

/** The text with the plan ID of the path in it, where it is read from; as it is when it stands there already. */
export function withPlanId(text: string, pathSlug: string): string {
  if (hasPlanId(text, pathSlug)) return text;
  const line = planIdLine(pathSlug);
  return text.trim() === '' ? line : `${text.trimEnd()}\n\n${line}`;
}
