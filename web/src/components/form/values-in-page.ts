import type { FormValues } from './form-values.ts';

function fieldValue(field: Element | RadioNodeList | null): string | boolean | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  if (field instanceof HTMLInputElement) return field.value;
  if (field instanceof RadioNodeList) return field.value;
  if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) return field.value;
  return undefined;
}

/** What stands in the fields themselves: typed before the scripts came, or put there by a password manager. */
export function valuesInPage<V extends FormValues>(form: HTMLFormElement | null, values: V): V {
  const found: FormValues = {};
  for (const name of Object.keys(values)) {
    const value = fieldValue(form?.elements.namedItem(name) ?? null);
    if (value !== undefined) found[name] = value;
  }
  return { ...values, ...found };
}
