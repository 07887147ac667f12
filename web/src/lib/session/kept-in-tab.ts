/**
 * Storage that lasts as long as the tab and survives an expired session. Each entry belongs to one account;
 * an entry without an owner goes to the next account that logs in, which also removes the entries of others
 * (storage.ts). Without storage, nothing is kept and nothing else changes.
 */
const markOf = (owner = ''): string => `${owner}\n`;

export function keepInTab(key: string, text: string, owner?: string): void {
  try {
    sessionStorage.setItem(key, `${markOf(owner)}${text}`);
  } catch {
    // See above.
  }
}

/** The owner's entry, or one written before the owner logged in. */
export function readInTab(key: string, owner?: string): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    const mark = [markOf(owner), markOf()].find((one) => kept?.startsWith(one));
    return kept === null || mark === undefined ? null : kept.slice(mark.length);
  } catch {
    return null;
  }
}

/** The entry of any owner. */
export function readAnyInTab(key: string): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? null : kept.slice(kept.indexOf('\n') + 1);
  } catch {
    return null;
  }
}

export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
