import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathTitle } from '#shared/content/path-titles.ts';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { root } from '../build/ensure-built.ts';

it.each(priceCatalogue.map(({ personaSlug, pathSlug }) => [pathSlug, personaSlug] as const))(
  'gives %s the same title on receipts and on its page',
  (pathSlug, personaSlug) => {
    const file = join(root, 'shared/content/library', personaSlug, `${pathSlug}.md`);
    expect(pathTitle(pathSlug)).toBe(/^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))?.[1]);
  },
);
