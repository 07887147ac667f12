import { use } from 'react';
import type * as z from 'zod';

/** missing: there is no such file. broken: it failed to load, or is invalid. */
type Content<T> = { kind: 'ready'; content: T } | { kind: 'missing' } | { kind: 'broken' };

/** A file of the published library. */
export interface ContentFile<T> {
  /** Null for a name that no file can have. */
  address: string | null;
  /** Loaded only when there is something to check. */
  loadSchema: () => Promise<z.ZodType<T>>;
}

interface Load {
  promise: Promise<Content<unknown>>;
  settled?: Content<unknown>;
}

/** The requests so far, by address. */
const loads = new Map<string, Load>();

const fetchContent = async (
  address: string,
  loadSchema: () => Promise<z.ZodType>,
): Promise<Content<unknown>> => {
  // A schema that fails to load counts as missing page code, which the page itself reports.
  const [response, schema] = await Promise.all([fetch(address).catch(() => undefined), loadSchema()]);
  if (response === undefined) return { kind: 'broken' };
  if (response.status === 404) return { kind: 'missing' };
  const content = schema.safeParse(await response.json().catch(() => undefined));
  return response.ok && content.success ? { kind: 'ready', content: content.data } : { kind: 'broken' };
};

/** Requests a file once. */
export const loadContent = <T>({ address, loadSchema }: ContentFile<T>): Promise<Content<T>> => {
  if (address === null) return Promise.resolve({ kind: 'missing' });
  const known = loads.get(address);
  if (known) return known.promise as Promise<Content<T>>;
  const load: Load = { promise: fetchContent(address, loadSchema) };
  loads.set(address, load);
  load.promise.then(
    (content) => {
      load.settled = content;
    },
    // Everything that waits for it is told.
    () => undefined,
  );
  return load.promise as Promise<Content<T>>;
};

/** The content, if it is loaded; undefined while it loads, or before it is requested. */
export const settledContent = <T>({ address }: ContentFile<T>): Content<T> | undefined =>
  address === null ? { kind: 'missing' } : (loads.get(address)?.settled as Content<T> | undefined);

export const readyContent = <T>(file: ContentFile<T>): T | undefined => {
  const settled = settledContent(file);
  return settled?.kind === 'ready' ? settled.content : undefined;
};

/** Clears failures, so that the next use retries. */
export const forgetFailures = (): void => {
  for (const [address, { settled }] of loads) if (settled && settled.kind !== 'ready') loads.delete(address);
};

/** Adds content that the build already has or has embedded in the page. */
export const provideContent = (files: Readonly<Record<string, unknown>>): void => {
  for (const [address, content] of Object.entries(files)) {
    const settled: Content<unknown> = { kind: 'ready', content };
    loads.set(address, { promise: Promise.resolve(settled), settled });
  }
};

/**
 * A file of the library: returned straight away if it is loaded, so that a page renders in one step, and
 * awaited otherwise.
 */
export const useContent = <T>(file: ContentFile<T>): Content<T> =>
  settledContent(file) ?? use(loadContent(file));
