import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { CheckboxBinding } from './checkbox-field.tsx';
import { type DraftKey, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import type { FieldLink } from './form-error.tsx';
import { draftOf, errorsByField, type FieldErrors, type FormValues, withDraft } from './form-values.ts';
import { networkErrorText } from './network-error-text.ts';
import type { TextBinding } from './text-field.tsx';
import { useOwner } from './use-owner.ts';
import { valuesInPage } from './values-in-page.ts';

/** A refusal as the form shows it; fields name what it concerns, where that is known. */
export interface Refusal<V> {
  message: string;
  code?: string;
  fields?: FieldErrors<V>;
  /** What was kept, or when to come back. */
  note?: string | undefined;
  /** Nothing is wrong: it is too early. */
  isEarly?: boolean;
}

export interface FormOptions<V extends FormValues, S extends z.ZodType> {
  /** Names the draft and, before each field's name, the ids. */
  id: string;
  /** Filled in by whoever has a link, in the place of a session: what they type belongs to no account. */
  byLink?: boolean;
  /** What the form begins with; later changes of it change nothing. */
  empty: V;
  /** A public page leaves it, with the library behind it, until somebody begins to fill in the form. */
  schema: S | (() => Promise<S>);
  /** Fields that are never kept. */
  secrets: readonly (keyof V)[];
  /** Fields that forms of visitors have in common: what one of them was told stands in the next. */
  shared?: readonly (keyof V & string)[];
  /** Success leads to another page: the form stays pending until it is gone. */
  leavesPage?: boolean;
  /** Sends what the schema made of the values; answers with a refusal, or nothing when it went well. */
  send: (answers: z.output<S>, values: V) => Promise<Refusal<V> | undefined>;
}

/** A field and what is wrong with it. */
export type Problem<V> = FieldLink & { name: keyof V & string; isMissing: boolean };

const sharedId = 'visitor';
const keepOrDrop = (key: DraftKey, draft: string | null): void =>
  draft === null ? dropDraft(key) : keepDraft(key, draft);

const untouched = <V extends FormValues>(values: V) => ({
  values,
  changed: new Set<string>(),
  left: new Set<string>(),
});

type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

/** The schema once it is here; loading answers with nothing where it could not be had, and is tried again. */
function useSchema<S extends z.ZodType>(given: S | (() => Promise<S>)) {
  const [loaded, setLoaded] = useState<S>();
  const loading = useRef<Promise<S | undefined>>(undefined);
  if (typeof given !== 'function') return { schema: given, loadSchema: async () => given };
  const loadSchema = () => {
    loading.current ??= given().then(
      (schema) => {
        setLoaded(schema);
        return schema;
      },
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  };
  return { schema: loaded, loadSchema };
}

/** Checks, keeps and sends a form by its schema. Errors appear when a changed field is left, and on sending. */
export function useForm<V extends FormValues, S extends z.ZodType>(options: FormOptions<V, S>) {
  const { id, byLink = false, secrets, shared, leavesPage = false } = options;
  const { schema, loadSchema } = useSchema(options.schema);
  const [empty, setEmpty] = useState(options.empty);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal<V>>();
  const [stoppedBy, setStoppedBy] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState(false);
  const [state, setState] = useState(() => untouched(empty));
  const { values, changed, left } = state;

  const account = useOwner(() => {
    if (byLink) return;
    setEmpty(options.empty);
    setState(untouched(options.empty));
    setAttempts(0);
    setRefusal(undefined);
    setStoppedBy([]);
    setRestored(false);
  });
  const draftKey = (formId: string): DraftKey => ({ formId, owner: byLink ? undefined : account.current });

  // Once, when the page comes to life: what was typed before that wins over the draft.
  const begin = useEffectEvent(() => {
    const typed = valuesInPage(form.current, empty);
    const early = Object.entries(typed).filter(([name, value]) => value !== empty[name]);
    const own = withDraft(empty, readDraft(draftKey(id)));
    const kept = shared ? withDraft(own, readDraft(draftKey(sharedId))) : own;
    const found = { ...kept, ...Object.fromEntries(early) };
    setRestored(Object.entries(kept).some(([name, value]) => value !== empty[name]));
    setState((before) => {
      // A field may have reported its early text by itself.
      const reported = Object.entries(before.values).filter(([name]) => before.changed.has(name));
      return {
        ...before,
        values: { ...found, ...Object.fromEntries(reported) },
        changed: new Set([...before.changed, ...early.map(([name]) => name)]),
      };
    });
  });
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    if (attempts === 0) return;
    // Of several, the list above them has it (form-problems.tsx).
    if (form.current?.querySelector('[role=alert]:focus') === null)
      form.current.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  // From what the state is by then: a password manager may fill two fields before one is drawn.
  const set = (name: keyof V & string, value: string | boolean) => {
    void loadSchema();
    setState((before) => ({
      ...before,
      values: { ...before.values, [name]: value },
      changed: new Set(before.changed).add(name),
    }));
    setRefusal((before) => {
      if (before?.fields?.[name] === undefined) return before;
      return { ...before, fields: { ...before.fields, [name]: undefined } };
    });
  };
  const leave = (name: string) => {
    if (changed.has(name)) setState((before) => ({ ...before, left: new Set(before.left).add(name) }));
  };

  // Only what is typed is kept: when a session begins, what was kept goes along by itself (lib/storage.ts).
  const keep = useEffectEvent(({ values, changed }: typeof state) => {
    if (changed.size === 0) return;
    keepOrDrop(draftKey(id), draftOf(values, { empty, secrets: [...secrets, ...(shared ?? [])] }));
    if (shared === undefined) return;
    const own = Object.keys(values).filter((name) => !shared.includes(name));
    keepOrDrop(draftKey(sharedId), draftOf(values, { empty, secrets: own }));
  });
  useEffect(() => keep(state), [state]);

  const checked = schema?.safeParse(values);
  const found: FieldErrors<V> = checked?.error === undefined ? {} : errorsByField(checked.error, values);
  const errorOf = (name: keyof V & string): string | undefined =>
    attempts > 0 || left.has(name) ? (found[name] ?? refusal?.fields?.[name]) : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const current = valuesInPage(form.current, values);
    if (schema === undefined) setPending(true);
    const result = (await loadSchema())?.safeParse(current);
    setState({ values: current, changed, left });
    setRefusal(undefined);
    setAttempts(attempts + 1);
    setStoppedBy(result?.error === undefined ? [] : Object.keys(errorsByField(result.error, current)));
    if (result?.success === false) {
      sending.current = false;
      setPending(false);
      return;
    }
    setPending(true);
    const refused =
      result === undefined ? { message: networkErrorText } : await options.send(result.data, current);
    if (refused === undefined) dropDraft({ formId: id });
    if (refused === undefined && shared) dropDraft({ formId: sharedId });
    if (refused === undefined && leavesPage) return;
    sending.current = false;
    setPending(false);
    setRefusal(refused);
    // Behind a dialog, the page stays where it is.
    if (refused !== undefined && !form.current?.closest('dialog')) window.scrollTo({ top: 0 });
  };

  const frame = (name: keyof V & string) => ({
    id: `${id}-${name}`,
    name,
    error: errorOf(name),
    onBlur: () => leave(name),
  });
  return {
    values,
    pending,
    refusal,
    attempts,
    /** Some of what stands in the form was typed on an earlier visit and kept. */
    restored,
    /** Something is typed that has not been sent. */
    unsaved: draftOf(values, { empty, secrets: [] }) !== null,
    /** For a person who gives up: forgets what was kept. */
    discard: () => dropDraft({ formId: id }),
    /** What the last attempt to send was stopped by, and still is, in the order of the fields. */
    problems: (Object.keys(values) as (keyof V & string)[]).flatMap((name): Problem<V>[] => {
      const message = stoppedBy.includes(name) ? found[name] : undefined;
      if (message === undefined) return [];
      const isMissing = values[name] === '' || values[name] === false;
      return [{ id: `${id}-${name}`, name, message, isMissing }];
    }),
    /** For the form element. It is a post, so that no password can ever end up in an address. */
    form: {
      ref: form,
      id,
      method: 'post',
      noValidate: true,
      onFocus: () => void loadSchema(),
      onSubmit: submit,
    } as const,
    text: (name: NamesOf<V, string>): TextBinding => ({
      ...frame(name),
      value: String(values[name]),
      onChange: (value) => set(name, value),
    }),
    box: (name: NamesOf<V, boolean>): CheckboxBinding => ({
      ...frame(name),
      checked: values[name] === true,
      onChange: (value) => set(name, value),
    }),
  };
}
