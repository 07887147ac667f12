/** A fallback that lasts as long as the page, for browsers without storage or space. */
const ofThisPage = new Map<string, string>();

const attempt = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

/** A reviewer has a link instead of a session: neither the link nor the texts belong to an account. */
const isReviewers = (key: string): boolean => /^(draft:)?review-/.test(key);

const inTab = (use: (key: string) => void): void =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (!isReviewers(key)) use(key);
  });

/**
 * Removes a session's data from the tab: drafts, and return addresses. Returns whether a draft was unsaved.
 */
export const forgetTab = (): boolean => {
  let hadDraft = false;
  inTab((key) => {
    hadDraft ||= /^draft:(?!goal|visitor)/.test(key);
    sessionStorage.removeItem(key);
  });
  return hadDraft;
};

/**
 * Gives entries without an owner (kept-in-tab.ts) to the account that logs in, and removes those of others.
 */
export const claimTab = (account: string): void =>
  inTab((key) => {
    const kept = sessionStorage.getItem(key) ?? '';
    if (kept.startsWith('\n')) sessionStorage.setItem(key, `${account}${kept}`);
    else if (!kept.startsWith(`${account}\n`)) sessionStorage.removeItem(key);
  });

/** This browser's local storage; it never throws. */
export const storage = {
  getItem: (key: string): string | null =>
    ofThisPage.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
      ofThisPage.delete(key);
    } catch {
      // The old value must not come back with a reload.
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
