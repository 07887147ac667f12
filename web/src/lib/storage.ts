/** What lasts as long as the page, in browsers told to keep nothing, or with no room left. */
const ofThisPage = new Map<string, string>();

const attempt = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

/** A reviewer has a link in the place of a session: neither their link nor what they write belongs to an account. */
const isReviewers = (key: string): boolean => /^(draft:)?review-/.test(key);

const inTab = (use: (key: string) => void): void =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (!isReviewers(key)) use(key);
  });

/** What a session has kept in the tab: drafts, and where somebody was going. Says whether one of them waited to be sent. */
export const forgetTab = (): boolean => {
  let hadDraft = false;
  inTab((key) => {
    hadDraft ||= /^draft:(?!goal|visitor)/.test(key);
    sessionStorage.removeItem(key);
  });
  return hadDraft;
};

/** What nobody kept (kept-in-tab.ts) is for the account whose session begins next; what another has left here goes. */
export const claimTab = (account: string): void =>
  inTab((key) => {
    const kept = sessionStorage.getItem(key) ?? '';
    if (kept.startsWith('\n')) sessionStorage.setItem(key, `${account}${kept}`);
    else if (!kept.startsWith(`${account}\n`)) sessionStorage.removeItem(key);
  });

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
