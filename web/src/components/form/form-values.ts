/** The text of each field, and whether each box is ticked. */
export type FormValues = Record<string, string | boolean>;

export type FieldErrors<V> = { [Name in keyof V]?: string | undefined };

/**
 * Lays a kept draft over the empty form. Storage is untrusted, so only known fields of the right kind are
 * taken.
 */
export function withDraft<V extends FormValues>(empty: V, draft: string | null): V {
  let kept: unknown;
  try {
    kept = JSON.parse(draft ?? 'null');
  } catch {
    return empty;
  }
  if (typeof kept !== 'object' || kept === null) return empty;
  const known = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
  );
  return { ...empty, ...Object.fromEntries(known) };
}

/**
 * Returns the changed answers, so that a draft restores nothing else; null when there are none. Passwords are
 * never kept.
 */
export function draftOf<V extends FormValues>(
  values: V,
  { empty, secrets }: { empty: V; secrets: readonly (keyof V)[] },
): string | null {
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== empty[name] && !secrets.includes(name),
  );
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept));
}

export const valueOfField = (
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): string | boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;

function fieldValue(field: Element | RadioNodeList | null): string | boolean | undefined {
  if (field instanceof RadioNodeList) return field.value;
  const hasValue =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return hasValue ? valueOfField(field) : undefined;
}

/** Reads the fields themselves, which may hold early typing or values from a password manager. */
export function valuesInPage<V extends FormValues>(form: HTMLFormElement | null, values: V): V {
  const found: FormValues = {};
  for (const name of Object.keys(values)) {
    const value = fieldValue(form?.elements.namedItem(name) ?? null);
    if (value !== undefined) found[name] = value;
  }
  return { ...values, ...found };
}
