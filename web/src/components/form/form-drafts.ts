import { type DraftKey, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { draftOf, type FormValues, withDraft } from './form-values.ts';

const sharedId = 'visitor';

export interface DraftRules<V extends FormValues> {
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
