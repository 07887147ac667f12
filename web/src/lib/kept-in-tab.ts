/**
 * What lasts as long as the tab, and outlasts a session that ends by itself in it. Each belongs to one account; what
 * nobody kept is for the account whose session begins next, and what another has left goes then (storage.ts). A browser
 * told to keep nothing keeps none, and nothing else changes.
 */
const markOf = (owner = ''): string => `${owner}\n`;

export function keepInTab(key: string, text: string, owner?: string): void {
  try {
    sessionStorage.setItem(key, `${markOf(owner)}${text}`);
  } catch {
    // See above.
  }
}

/** The owner's, or what was begun before they logged in. */
export function readInTab(key: string, owner?: string): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    const mark = [markOf(owner), markOf()].find((one) => kept?.startsWith(one));
    return kept === null || mark === undefined ? null : kept.slice(mark.length);
  } catch {
    return null;
  }
}

/** Whoever it belongs to. */
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
