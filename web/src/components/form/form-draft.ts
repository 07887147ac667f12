/** Drafts last as long as the tab. A browser told to keep nothing keeps none, and nothing else changes. */

const keyOf = (formId: string): string => `draft:${formId}`;

export function readDraft(formId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(formId));
  } catch {
    return null;
  }
}

export function keepDraft(formId: string, draft: string): void {
  try {
    sessionStorage.setItem(keyOf(formId), draft);
  } catch {
    // See above.
  }
}

export function dropDraft(formId: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // See above.
  }
}
