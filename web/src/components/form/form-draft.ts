/**
 * Drafts last as long as the tab, and outlast a session that ends in it. Each belongs to one person: nobody else who
 * uses the tab finds it. A browser told to keep nothing keeps none, and nothing else changes.
 */

export interface DraftKey {
  formId: string;
  /** Who is typing, by user id; nobody yet while signed out. */
  owner?: string | undefined;
}

const prefix = 'draft:';
const keyOf = ({ formId }: DraftKey): string => `${prefix}${formId}`;
const markOf = ({ owner = '' }: DraftKey): string => `${owner}\n`;

/** The owner's draft, or one begun before they logged in. One that somebody else left here is removed unread. */
export function readDraft(key: DraftKey): string | null {
  try {
    const kept = sessionStorage.getItem(keyOf(key));
    if (kept === null) return null;
    const mark = [markOf(key), markOf({ formId: key.formId })].find((one) => kept.startsWith(one));
    if (mark !== undefined) return kept.slice(mark.length);
    sessionStorage.removeItem(keyOf(key));
    return null;
  } catch {
    return null;
  }
}

export function keepDraft(key: DraftKey, draft: string): void {
  try {
    sessionStorage.setItem(keyOf(key), `${markOf(key)}${draft}`);
  } catch {
    // See above.
  }
}

export function dropDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(keyOf(key));
  } catch {
    // See above.
  }
}
