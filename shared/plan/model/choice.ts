import type { PlanInput } from '../plan-input.ts';

/**
 * A number from what the person wrote, and from a key: where several choices suit equally, it decides between them,
 * so that two people with the same figures and other words do not read the same plan.
 */
export const choiceOf = ({ answers, profile }: PlanInput, key: string): number =>
  hash(`${key}\n${hash(JSON.stringify([answers, profile.name]))}`);

/** FNV-1a, kept to 31 bits so that a remainder is never negative. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) & 0x7fffffff;
}
