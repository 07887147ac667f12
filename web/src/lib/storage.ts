/** What lasts as long as the page, in browsers told to keep nothing, or with no room left. */
const ofThisPage = new Map<string, string>();

const attempt = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

/** What is kept in the tab: drafts, and where somebody was going. */
export const forgetTab = (): void => attempt(() => sessionStorage.clear());

/** What this browser keeps for its reader; it never throws. */
export const storage = {
  getItem: (key: string): string | null =>
    ofThisPage.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
      ofThisPage.delete(key);
    } catch {
      // What it was to replace must not come back with a reload.
      storage.removeItem(key);
      ofThisPage.set(key, value);
    }
  },
  removeItem: (key: string): void => {
    ofThisPage.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
  clear: (): void => {
    ofThisPage.clear();
    attempt(() => localStorage.clear());
    forgetTab();
  },
};
