import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathTitle } from '#shared/content/path-titles.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';

it.each(priceCatalogue.map(({ personaSlug, pathSlug }) => [pathSlug, personaSlug] as const))(
  'calls %s on receipts as its own page does',
  (pathSlug, personaSlug) => {
    const file = new URL(`../../shared/content/library/${personaSlug}/${pathSlug}.md`, import.meta.url);
    expect(pathTitle(pathSlug)).toBe(/^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))?.[1]);
  },
);
