import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { CheckboxBinding } from './checkbox-field.tsx';
import { dropDraft, dropDrafts, keepDrafts, readDrafts, useOwner } from './form-draft.ts';
import type { FieldLink } from './form-error.tsx';
import { networkErrorText, type Refusal } from './form-refusal.tsx';
import { draftOf, type FormValues, valueOfField, valuesInPage } from './form-values.ts';
import type { TextBinding } from './text-field.tsx';

/** Loads the schema of a form; undefined when its code fails to load. The next call tries again. */
function useSchema<S extends object>(given: S | (() => Promise<S>)): () => Promise<S | undefined> {
  const loading = useRef<Promise<S | undefined>>(undefined);
  return () => {
    if (typeof given !== 'function') return Promise.resolve(given);
    loading.current ??= given().catch(() => {
      loading.current = undefined;
      return undefined;
    });
    return loading.current;
  };
}

interface FormOptions<V extends FormValues, S extends z.ZodType> {
  /** Names the draft, and prefixes the ids of the fields. */
  id: string;
  /** The form is opened by a link, without a session, so its draft belongs to no account. */
  byLink?: boolean;
  /** The initial values; later changes have no effect. */
  empty: V;
  /** A function lets a public page load the schema library only when the form is used. */
  schema: S | (() => Promise<S>);
  /** Fields that are never kept. */
  secrets: readonly (keyof V)[];
  /** Fields that all forms of visitors share: an answer in one prefills the next. */
  shared?: readonly (keyof V & string)[];
  /** Success leads to another page, so the form stays pending until it unmounts. */
  leavesPage?: boolean;
  /** Sends the parsed values; returns a refusal, or nothing on success. */
  send: (answers: z.output<S>, values: V) => Promise<Refusal<V> | undefined>;
}

/** A field and its error. */
export type Problem<V> = FieldLink & { name: keyof V & string; isMissing: boolean };

type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

/** Validates by the schema once it is loaded. If it cannot load, submission reports a network error. */
const resolverOf =
  <V extends FormValues, S extends z.ZodType>(loadSchema: () => Promise<S | undefined>) =>
  async (...asked: Parameters<Resolver<V>>) => {
    const schema = await loadSchema();
    if (schema === undefined) return { values: asked[0], errors: {} };
    const check = zodResolver(
      schema as unknown as Parameters<typeof zodResolver>[0],
    ) as unknown as Resolver<V>;
    return check(...asked);
  };

/**
 * A React Hook Form checked by a zod schema, with a kept draft. Errors show when a changed field is left, and
 * on submission.
 */
export function useDraftForm<V extends FormValues, S extends z.ZodType>(options: FormOptions<V, S>) {
  const { id, byLink = false, secrets, shared = [], leavesPage = false } = options;
  type Name = keyof V & string;
  const loadSchema = useSchema(options.schema);
  const [empty, setEmpty] = useState(options.empty);
  const { register, handleSubmit, setValue, getValues, watch, trigger, reset, formState } = useForm<
    V,
    unknown,
    z.output<S>
  >({
    defaultValues: empty as DefaultValues<V>,
    resolver: resolverOf<V, S>(loadSchema) as Resolver<V, unknown, z.output<S>>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = watch();
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const seen = useRef(new Set<string>());
  const changed = useRef(new Set<string>());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal<V>>();
  const [stoppedBy, setStoppedBy] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState(false);

  const account = useOwner(() => {
    if (byLink) return;
    changed.current.clear();
    setEmpty(options.empty);
    reset(options.empty);
    setLeft(new Set());
    setAttempts(0);
    setRefusal(undefined);
    setStoppedBy([]);
    setRestored(false);
  });
  const rules = () => ({ id, owner: byLink ? undefined : account.current, empty, secrets, shared });

  const put = (name: Name, value: V[Name]) =>
    setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });

  // Text typed before the scripts ran exists only in the field, and registering the field would replace it.
  const fieldRef = (name: Name) => {
    const { ref } = register(name as Path<V>);
    return (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
      if (element !== null && !seen.current.has(name)) {
        seen.current.add(name);
        const typed = valueOfField(element);
        if (typed !== empty[name]) {
          changed.current.add(name);
          put(name, typed as V[Name]);
        }
      }
      ref(element);
    };
  };

  // Runs once: a draft fills in the fields without early typing.
  const takeDraft = useEffectEvent(() => {
    const kept = readDrafts<V>(rules());
    for (const name of Object.keys(kept)) if (!changed.current.has(name)) put(name, kept[name] as V[Name]);
    setRestored(Object.entries(kept).some(([name, value]) => value !== empty[name]));
  });
  useLayoutEffect(() => takeDraft(), []);

  useEffect(() => {
    if (attempts === 0) return;
    // The list of several errors takes the focus itself (form-problems.tsx).
    if (form.current?.querySelector('[role=alert]:focus') === null)
      form.current.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  const check = (names: ReadonlySet<string>) => {
    if (attempts > 0) void trigger();
    else if (names.size > 0) void trigger([...names] as Path<V>[]);
  };
  const set = (name: Name, value: string | boolean) => {
    void loadSchema();
    changed.current.add(name);
    put(name, value as V[Name]);
    check(left);
    setRefusal((before) => {
      if (before?.fields?.[name] === undefined) return before;
      return { ...before, fields: { ...before.fields, [name]: undefined } };
    });
  };
  const leave = (name: string) => {
    if (!changed.current.has(name)) return;
    const next = new Set(left).add(name);
    setLeft(next);
    check(next);
  };

  // Keeps only typed values. When a session starts, lib/session/storage.ts passes the drafts on automatically.
  const keep = useEffectEvent((now: V) => {
    if (changed.current.size > 0) keepDrafts(now, rules());
  });
  const draft = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are a new object at each render
  useEffect(() => keep(values), [draft]);

  const sendOrExplain = async (answers: z.output<S>): Promise<Refusal<V> | undefined> => {
    if ((await loadSchema()) === undefined) return { message: networkErrorText };
    try {
      return await options.send(answers, getValues());
    } catch (fault) {
      reportError(fault);
      return { message: networkErrorText };
    }
  };
  const deliver = handleSubmit(
    async (answers) => {
      setStoppedBy([]);
      const refused = await sendOrExplain(answers);
      if (refused === undefined) dropDrafts({ id, shared });
      if (refused === undefined && leavesPage) setLeaving(true);
      setRefusal(refused);
      setAttempts((before) => before + 1);
      // The page behind a dialog does not scroll.
      if (refused !== undefined && !form.current?.closest('dialog')) window.scrollTo({ top: 0 });
    },
    (wrong) => {
      setStoppedBy(Object.keys(wrong));
      setAttempts((before) => before + 1);
    },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || leaving) return;
    sending.current = true;
    // A password manager may fill in a field without an event.
    const current = valuesInPage(form.current, getValues());
    for (const name of Object.keys(current) as Name[])
      if (current[name] !== values[name]) put(name, current[name]);
    setRefusal(undefined);
    try {
      await deliver();
    } finally {
      sending.current = false;
    }
  };

  const errorOf = (name: Name): string | undefined => {
    const found: unknown = errors[name]?.message;
    if (attempts === 0 && !left.has(name)) return undefined;
    return typeof found === 'string' ? found : refusal?.fields?.[name];
  };
  const frame = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    error: errorOf(name),
    inputRef: fieldRef(name),
    onBlur: () => leave(name),
  });
  return {
    values,
    pending: isSubmitting || leaving,
    refusal,
    attempts,
    /** Some answers were restored from an earlier visit. */
    restored,
    /** There is unsent text. */
    unsaved: draftOf(values, { empty, secrets: [] }) !== null,
    /** Deletes the draft when the person gives up. */
    discard: () => dropDraft({ formId: id }),
    /** The answers that stopped the last attempt and are still wrong, in field order. */
    problems: (Object.keys(values) as Name[]).flatMap((name): Problem<V>[] => {
      const message = stoppedBy.includes(name) ? errorOf(name) : undefined;
      if (message === undefined) return [];
      const isMissing = values[name] === '' || values[name] === false;
      return [{ id: `${id}-${name}`, name, message, isMissing }];
    }),
    /** Props of the form element. It uses POST, so that a password never appears in an address. */
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
      initial: String(empty[name]),
      onChange: (value) => set(name, value),
    }),
    box: (name: NamesOf<V, boolean>): CheckboxBinding => ({
      ...frame(name),
      checked: values[name] === true,
      initial: empty[name] === true,
      onChange: (value) => set(name, value),
    }),
  };
}
