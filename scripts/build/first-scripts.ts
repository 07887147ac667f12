import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kebab = (id: string): string => id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** A script of the built site and all its static imports, by name in the assets folder. */
function withImports(assets: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(assets, name), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    withImports(assets, imported, found);
  return found;
}

/** The scripts that a page runs before it is hydrated: the entry, the page's own, and their imports. */
export function firstScripts(folder: string, html: string): string[] {
  const assets = join(folder, 'assets');
  const [, entry = ''] = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(html) ?? [];
  const [, page = ''] = /<div id="root" data-page="([^"]+)"/.exec(html) ?? [];
  const found = withImports(assets, entry);
  const own = readdirSync(assets).find((name) =>
    new RegExp(`^${kebab(page)}-page-[\\w-]{8}\\.js$`).test(name),
  );
  if (own !== undefined) withImports(assets, own, found);
  return [...found].map((name) => `/assets/${name}`);
}
