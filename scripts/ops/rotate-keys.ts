import * as z from 'zod';
import { dayMs } from '#shared/domain/day-ms.ts';

/**
 * Guards: every function accepts a new key before any function signs with it, and accepts an old one until everything
 * it signed has expired. Functions cache a secret for five minutes.
 */
export const storedKeys = z.object({
  kid: z.string(),
  key: z.string().min(32),
  previousKid: z.string().optional(),
  previousKey: z.string().min(32).optional(),
  /** The progress of a rotation, which functions ignore. */
  rotation: z.object({ step: z.enum(['announced', 'in use']), atMs: z.number() }).optional(),
});
export type StoredKeys = z.output<typeof storedKeys>;

export const rotatedSecrets = ['session-keys', 'link-keys'] as const;
export type RotatedSecret = (typeof rotatedSecrets)[number];

/** The longest life of anything the previous key signed: eight hours for sessions, thirty days for links in mail. */
export const keptForMs: Record<RotatedSecret, number> = {
  'session-keys': dayMs,
  'link-keys': 31 * dayMs,
};

/** Longer than functions cache a secret. */
export const announcedForMs = 6 * 60_000;

/** Puts the new key in the previous key's place, where it is accepted but signs nothing. */
export const announce = (
  { kid, key }: StoredKeys,
  next: { kid: string; key: string },
  nowMs: number,
): StoredKeys => ({
  ...{ kid, key, previousKid: next.kid, previousKey: next.key },
  rotation: { step: 'announced', atMs: nowMs },
});

/** Undefined unless a key was announced. */
export function takeUp(keys: StoredKeys, nowMs: number): StoredKeys | undefined {
  const { kid, key, previousKid, previousKey, rotation } = keys;
  if (rotation?.step !== 'announced' || previousKid === undefined || previousKey === undefined)
    return undefined;
  return {
    ...{ kid: previousKid, key: previousKey, previousKid: kid, previousKey: key },
    rotation: { step: 'in use', atMs: nowMs },
  };
}

export const withoutPrevious = ({ kid, key }: StoredKeys): StoredKeys => ({ kid, key });

/** When the previous key may be removed; undefined when the time of its replacement is unknown. */
export const previousEndsMs = (name: RotatedSecret, { rotation }: StoredKeys): number | undefined =>
  rotation?.step === 'in use' ? rotation.atMs + keptForMs[name] : undefined;
