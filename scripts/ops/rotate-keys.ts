import * as z from 'zod';
import { dayMs } from '#shared/domain/day-ms.ts';

/**
 * Guards: a new key is accepted by every function before one signs with it, and an old one until the last thing that it
 * signed has ended. Functions keep a secret for five minutes.
 */
export const storedKeys = z.object({
  kid: z.string(),
  key: z.string().min(32),
  previousKid: z.string().optional(),
  previousKey: z.string().min(32).optional(),
  /** How far a rotation has come; functions read over it. */
  rotation: z.object({ step: z.enum(['announced', 'in use']), atMs: z.number() }).optional(),
});
export type StoredKeys = z.output<typeof storedKeys>;

export const rotatedSecrets = ['session-keys', 'link-keys'] as const;
export type RotatedSecret = (typeof rotatedSecrets)[number];

/** As long as what the previous key signed may live: sessions for eight hours, links in mail for thirty days. */
export const keptForMs: Record<RotatedSecret, number> = {
  'session-keys': dayMs,
  'link-keys': 31 * dayMs,
};

/** Longer than functions keep a secret. */
export const announcedForMs = 6 * 60_000;

/** The new key stands where the previous one does: it is accepted, and nothing is signed with it. */
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

/** When the previous key may go; undefined where nobody noted when it was replaced. */
export const previousEndsMs = (name: RotatedSecret, { rotation }: StoredKeys): number | undefined =>
  rotation?.step === 'in use' ? rotation.atMs + keptForMs[name] : undefined;
