import { dayMs } from '#shared/domain/day-ms.ts';
import { planIdLine } from '#shared/domain/runs/own-words.ts';
import { keepLocally, readKept, useKept } from '../session/kept-locally.ts';

/**
 * The path that a plan builds on, on its way into the plan's form, past the choice of a plan and the payment
 * page.
 */
const key = 'carried-path';

const lastsMs = 7 * dayMs;

export interface CarriedPath {
  slug: string;
  title: string;
}

export const carryPath = ({ slug: pathSlug, title }: CarriedPath, nowMs = Date.now()): void =>
  keepLocally(key, JSON.stringify({ pathSlug, title, untilMs: nowMs + lastsMs }));

function readPath(text: string | null, nowMs: number): CarriedPath | undefined {
  try {
    const { pathSlug, title, untilMs } = JSON.parse(text ?? '{}');
    const isGood = untilMs > nowMs && typeof pathSlug === 'string' && /^[a-z0-9-]{1,80}$/.test(pathSlug);
    return isGood ? { slug: pathSlug, title: typeof title === 'string' ? title : 'your path' } : undefined;
  } catch {
    return undefined;
  }
}

export const readCarriedPath = (nowMs = Date.now()): string | undefined =>
  readPath(readKept(key), nowMs)?.slug;

/** Empty in the prerendered page. */
export const useCarriedPath = (): CarriedPath | undefined => readPath(useKept(key), Date.now());

export const dropCarriedPath = (): void => keepLocally(key, null);

/** Whether the text contains the plan ID of the path. */
const hasPlanId = (text: string, pathSlug: string): boolean =>
  new RegExp(`(?<![\\w-])${pathSlug}(?![\\w-])`, 'i').test(text);

/** Adds the plan ID of the path to the text, from which it is read; unchanged if it is already there. */
export function withPlanId(text: string, pathSlug: string): string {
  if (hasPlanId(text, pathSlug)) return text;
  const line = planIdLine(pathSlug);
  return text.trim() === '' ? line : `${text.trimEnd()}\n\n${line}`;
}
