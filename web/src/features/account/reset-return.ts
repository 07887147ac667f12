import { safeReturnPath } from '#web/lib/return-path.ts';

// The link from the mail opens in a tab of its own, which knows nothing of the one where it was asked for.
const key = 'resetReturn';
/** As long as a link may wait to be opened and used. */
const lifeMs = 60 * 60 * 1000;

/** Where somebody was on the way to when they asked for a new password; null forgets it. */
export function keepResetReturn(ref: string | null): void {
  try {
    if (ref === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ref, untilMs: Date.now() + lifeMs }));
  } catch {
    // A browser told to keep nothing leads to the dashboard instead.
  }
}

/** For the way to the log-in page afterwards. */
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
