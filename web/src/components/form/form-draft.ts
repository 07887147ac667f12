import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dropFromTab, keepInTab, readInTab } from '#web/lib/session/kept-in-tab.ts';
import { hasSessionEnded, look, onSessionChange } from '#web/lib/session/session.ts';
import { draftOf, type FormValues, withDraft } from './form-values.ts';

/** Drafts stay in their tab and belong to one person; other people who use the tab never see them. */
interface DraftKey {
  formId: string;
  /** The author’s user id; undefined while signed out. */
  owner?: string | undefined;
}

const keyOf = ({ formId }: DraftKey): string => `draft:${formId}`;

export const readDraft = (key: DraftKey): string | null => readInTab(keyOf(key), key.owner);

export const keepDraft = (key: DraftKey, draft: string): void => keepInTab(keyOf(key), draft, key.owner);

export const dropDraft = (key: DraftKey): void => dropFromTab(keyOf(key));

const sharedId = 'visitor';

interface DraftRules<V extends FormValues> {
  id: string;
  owner: string | undefined;
  empty: V;
  /** Fields that are never kept. */
  secrets: readonly (keyof V)[];
  /** Fields that all forms of visitors share. */
  shared: readonly (keyof V & string)[];
}

const keepOrDrop = (key: DraftKey, draft: string | null): void =>
  draft === null ? dropDraft(key) : keepDraft(key, draft);

/** The values typed on an earlier visit, laid over the empty form. */
export function readDrafts<V extends FormValues>({ id, owner, empty, shared }: DraftRules<V>): V {
  const own = withDraft(empty, readDraft({ formId: id, owner }));
  return shared.length === 0 ? own : withDraft(own, readDraft({ formId: sharedId, owner }));
}

export function keepDrafts<V extends FormValues>(
  values: V,
  { id, owner, empty, secrets, shared }: DraftRules<V>,
): void {
  keepOrDrop({ formId: id, owner }, draftOf(values, { empty, secrets: [...secrets, ...shared] }));
  if (shared.length === 0) return;
  const own = Object.keys(values).filter((name) => !shared.includes(name));
  keepOrDrop({ formId: sharedId, owner }, draftOf(values, { empty, secrets: own }));
}

export function dropDrafts({ id, shared }: { id: string; shared: readonly string[] }): void {
  dropDraft({ formId: id });
  if (shared.length > 0) dropDraft({ formId: sharedId });
}

/**
 * Tracks who owns the typed text: the account that typed it or, if typed while signed out, the next account
 * to log in. After an expired session the owner may log in again; for any other account, `clearForm` clears
 * the form.
 */
export function useOwner(clearForm: () => void): RefObject<string | undefined> {
  const [first] = useState(() => look()?.userId);
  const owner = useRef(first);
  const hear = useEffectEvent(() => {
    if (hasSessionEnded()) return;
    const last = owner.current;
    owner.current = look()?.userId;
    if (last !== undefined && last !== owner.current) clearForm();
  });
  useLayoutEffect(() => onSessionChange(() => hear()), []);
  return owner;
}
