import { dropFromTab, keepInTab, readInTab } from '#web/lib/kept-in-tab.ts';

/** Drafts stay in their tab and belong to one person; other people who use the tab never see them. */
export interface DraftKey {
  formId: string;
  /** The author’s user id; undefined while signed out. */
  owner?: string | undefined;
}

const keyOf = ({ formId }: DraftKey): string => `draft:${formId}`;

export const readDraft = (key: DraftKey): string | null => readInTab(keyOf(key), key.owner);
export const keepDraft = (key: DraftKey, draft: string): void => keepInTab(keyOf(key), draft, key.owner);
export const dropDraft = (key: DraftKey): void => dropFromTab(keyOf(key));
