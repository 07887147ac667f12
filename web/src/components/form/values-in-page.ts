import type { FormValues } from './form-values.ts';

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
