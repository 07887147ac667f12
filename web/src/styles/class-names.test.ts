import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

it('every class is styled in one file, because all files apply on every page', () => {
  const files = globSync('**/*.css', { cwd: web }).toSorted();
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    const rules = readFileSync(`${web}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, name = ''] of rules.matchAll(/^\s*\.([\w-]+) \{/gm))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  }
  expect(homes.size).toBeGreaterThan(50);
  expect([...homes].filter(([, { size }]) => size > 1)).toEqual([]);
});
