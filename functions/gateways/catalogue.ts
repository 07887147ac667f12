import { readFile } from 'node:fs/promises';
import { catalogueFileName } from '#shared/contract/content-addresses.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';

let loading: Promise<Catalogue> | undefined;

/** The build checks the catalogue and puts it next to the code. It is read once per process, on first use. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= readFile(new URL(`./${catalogueFileName}`, import.meta.url), 'utf8').then(
    (json): Catalogue => JSON.parse(json),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
