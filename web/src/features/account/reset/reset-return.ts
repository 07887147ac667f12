import { safeReturnPath } from '#web/lib/return-path.ts';

// The link from the mail opens in a new tab, which does not know where the reset was requested.
const key = 'resetReturn';

/** As long as the link stays valid. */
const lifeMs = 60 * 60 * 1000;

/** Stores where the person was going when they requested a new password; null clears it. */
export function keepResetReturn(ref: string | null): void {
  try {
    if (ref === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ref, untilMs: Date.now() + lifeMs }));
  } catch {
    // Without storage, the dashboard is used instead.
  }
}

/** Reads the return address for the log-in page. */
export function readResetReturn(): { ref?: string } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('ref' in kept) || !('untilMs' in kept)) return {};
    if (typeof kept.ref !== 'string' || typeof kept.untilMs !== 'number') return {};
    const ref = safeReturnPath(kept.ref, '');
    return ref === '' || kept.untilMs < Date.now() ? {} : { ref };
  } catch {
    return {};
  }
}
