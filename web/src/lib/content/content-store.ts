import type * as z from 'zod';

/** missing: there is no such file. broken: it could not be had, or is not what it should be. */
export type Content<T> = { kind: 'ready'; content: T } | { kind: 'missing' } | { kind: 'broken' };

type Loading = Promise<Content<unknown>> & { value?: Content<unknown> };

/** What the site has been asked for, by address. */
const loads = new Map<string, Loading>();

/** React takes a promise with these marks as it would the value: a page whose content is there is drawn in one step. */
const settle = (load: Loading, value: Content<unknown>): void =>
  void Object.assign(load, { status: 'fulfilled', value });

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

/** Asks for a file once; use() can wait for it. The schema comes along only when there is something to check. */
export const loadContent = <T>(
  address: string,
  loadSchema: () => Promise<z.ZodType<T>>,
): Promise<Content<T>> => {
  const known = loads.get(address);
  if (known) return known as Promise<Content<T>>;
  const load: Loading = fetchContent(address, loadSchema);
  loads.set(address, load);
  load.then(
    (value) => settle(load, value),
    () => undefined,
  );
  return load as Promise<Content<T>>;
};

/** For an address that nothing can lie at. */
export const missingContent = (): Promise<Content<never>> => {
  const value = { kind: 'missing' } as const;
  return Object.assign(Promise.resolve<Content<never>>(value), { status: 'fulfilled', value });
};

/** What could not be had is asked for again the next time somebody wants it. */
export const forgetFailures = (): void => {
  for (const [address, { value }] of loads) if (value && value.kind !== 'ready') loads.delete(address);
};

export const readyContent = <T>(address: string): T | undefined => {
  const value = loads.get(address)?.value;
  return value?.kind === 'ready' ? (value.content as T) : undefined;
};

/** What the build already knows, or has put into the page. */
export const provideContent = (files: Readonly<Record<string, unknown>>): void => {
  for (const [address, content] of Object.entries(files)) {
    const value: Content<unknown> = { kind: 'ready', content };
    const load: Loading = Promise.resolve(value);
    settle(load, value);
    loads.set(address, load);
  }
};
