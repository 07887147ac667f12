import { StripeRefusal } from './stripe-refusal.ts';

export type FormValue = string | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

const key = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const maximumDepth = 10;

/** Form fields with nested brackets (`a[0][b]=c`, `a[]=c`) as a tree; list positions stay as names. */
export function parseForm(encoded: string): FormTree {
  const root = emptyTree();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const match = key.exec(name);
    const inner = [...(match?.[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((step) => step[1] ?? '');
    // Only a last `[]` says where it belongs: `a[][b]` would leave it to guessing.
    if (!match || inner.length >= maximumDepth || inner.slice(0, -1).includes('')) refuseName(name);
    const steps = [match[1] ?? '', ...inner];
    insert({ root, steps, value, name });
  }
  return root;
}

function insert(field: { root: FormTree; steps: string[]; value: string; name: string }): void {
  let node = field.root;
  for (const [index, given] of field.steps.entries()) {
    const step = given === '' ? String(Object.keys(node).length) : given;
    const present = node[step];
    if (index === field.steps.length - 1) {
      if (present !== undefined) refuseName(field.name);
      node[step] = field.value;
      return;
    }
    if (typeof present === 'string') refuseName(field.name);
    const next = present ?? emptyTree();
    node[step] = next;
    node = next;
  }
}

// No prototype, so that a field named `__proto__` is a field like any other.
function emptyTree(): FormTree {
  return Object.create(null) as FormTree;
}

function refuseName(name: string): never {
  throw new StripeRefusal({
    message: `Invalid request: the parameter name \`${name}\` is malformed or repeated`,
    param: name,
  });
}
