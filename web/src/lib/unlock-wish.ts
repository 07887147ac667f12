/**
 * That somebody pressed Unlock before they had logged in: back on the page, the dialog opens by itself. It only opens;
 * what it costs is confirmed there. Kept in this tab, since the address of the log-in page carries that of the path alone.
 */
const key = 'unlock-wish';
/** Afterwards nobody expects a dialog any more. */
const lifeMs = 30 * 60 * 1000;

export function keepUnlockWish(path: string): void {
  try {
    sessionStorage.setItem(key, `${Date.now() + lifeMs} ${path}`);
  } catch {
    // A browser told to keep nothing: Unlock is then pressed once more.
  }
}

/** Whether it was for that path; once. */
export function takeUnlockWish(path: string): boolean {
  try {
    const [until, wished] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (wished !== path) return false;
    sessionStorage.removeItem(key);
    return Date.now() < Number(until);
  } catch {
    return false;
  }
}
