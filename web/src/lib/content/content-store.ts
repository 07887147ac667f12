import type * as z from 'zod';

/** missing: there is no such file. broken: it could not be had, or is not what it should be. */
export type Content<T> = { kind: 'ready'; content: T } | { kind: 'missing' } | { kind: 'broken' };

/** A file of the published library. */
export interface ContentFile<T> {
  /** Null for a name that no file can have. */
  address: string | null;
  /** Asked for only when there is something to check. */
  loadSchema: () => Promise<z.ZodType<T>>;
}

interface Load {
  promise: Promise<Content<unknown>>;
  settled?: Content<unknown>;
}

/** What the site has been asked for, by address. */
const loads = new Map<string, Load>();

const fetchContent = async (
  address: string,
  loadSchema: () => Promise<z.ZodType>,
): Promise<Content<unknown>> => {
  // A schema that does not arrive is a page without its code: that is for the page's own failure to tell.
  const [response, schema] = await Promise.all([fetch(address).catch(() => undefined), loadSchema()]);
  if (response === undefined) return { kind: 'broken' };
  if (response.status === 404) return { kind: 'missing' };
  const content = schema.safeParse(await response.json().catch(() => undefined));
  return response.ok && content.success ? { kind: 'ready', content: content.data } : { kind: 'broken' };
};

/** Asks for a file once. */
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
    // All that wait for it are told.
    () => undefined,
  );
  return load.promise as Promise<Content<T>>;
};

/** What is known of a file without waiting; undefined while it is on its way, or nobody asked. */
export const settledContent = <T>({ address }: ContentFile<T>): Content<T> | undefined =>
  address === null ? { kind: 'missing' } : (loads.get(address)?.settled as Content<T> | undefined);

export const readyContent = <T>(file: ContentFile<T>): T | undefined => {
  const settled = settledContent(file);
  return settled?.kind === 'ready' ? settled.content : undefined;
};

/** What could not be had is asked for again the next time somebody wants it. */
export const forgetFailures = (): void => {
  for (const [address, { settled }] of loads) if (settled && settled.kind !== 'ready') loads.delete(address);
};

/** What the build already knows, or has put into the page. */
export const provideContent = (files: Readonly<Record<string, unknown>>): void => {
  for (const [address, content] of Object.entries(files)) {
    const settled: Content<unknown> = { kind: 'ready', content };
    loads.set(address, { promise: Promise.resolve(settled), settled });
  }
};
