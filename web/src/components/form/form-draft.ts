import { dropFromTab, keepInTab, readInTab } from '#web/lib/kept-in-tab.ts';

/** Drafts stay in their tab; each belongs to one person, and nobody else who uses the tab finds it. */
export interface DraftKey {
  formId: string;
  /** Who is typing, by user id; nobody yet while signed out. */
  owner?: string | undefined;
}

const keyOf = ({ formId }: DraftKey): string => `draft:${formId}`;

export const readDraft = (key: DraftKey): string | null => readInTab(keyOf(key), key.owner);
export const keepDraft = (key: DraftKey, draft: string): void => keepInTab(keyOf(key), draft, key.owner);
export const dropDraft = (key: DraftKey): void => dropFromTab(keyOf(key));
