import { dayMs } from '#shared/domain/day-ms.ts';
import { readSession } from './session.ts';

/**
 * The path that a plan is to be built on, on its way into the plan's form: over the choice of a plan and the payment
 * page. It belongs to the account that chose it: nobody else on this device is shown what was unlocked.
 */
const key = 'carried-path';
const lastsMs = 7 * dayMs;

export function carryPath(pathSlug: string, nowMs = Date.now()): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify({ pathSlug, owner: readSession()?.userId, untilMs: nowMs + lastsMs }),
    );
  } catch {
    // A browser told to keep nothing: the plan ID can be pasted by hand.
  }
}

export function readCarriedPath(nowMs = Date.now()): string | undefined {
  try {
    const { pathSlug, owner, untilMs } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const isOurs = owner !== undefined && owner === readSession()?.userId && untilMs > nowMs;
    return isOurs && typeof pathSlug === 'string' && /^[a-z0-9-]{1,80}$/.test(pathSlug)
      ? pathSlug
      : undefined;
  } catch {
    return undefined;
  }
}

export function dropCarriedPath(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** The text with the plan ID of the path in it, where it is read from; as it is when it stands there already. */
export function withPlanId(text: string, pathSlug: string): string {
  if (new RegExp(`(?<![\\w-])${pathSlug}(?![\\w-])`, 'i').test(text)) return text;
  const line = `Plan ID: ${pathSlug}`;
  return text.trim() === '' ? line : `${text.trimEnd()}\n\n${line}`;
}
