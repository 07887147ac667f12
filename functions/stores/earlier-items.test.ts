import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { accountItem } from './accounts.ts';
import type { ItemCodec } from './item-codec.ts';

/** Items in the shapes in which they were stored, one file per kind. */
const folder = new URL('./earlier-items/', import.meta.url);
const fileOf = (kind: string): string => `${kind.replaceAll(' ', '-')}.json`;
type Items = Record<string, Record<string, unknown>>;
const itemsOf = (kind: string): Items => {
  const file = new URL(fileOf(kind), folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

const isCodec = (value: unknown): value is ItemCodec<object> =>
  typeof value === 'object' && value !== null && 'decode' in value && 'attributes' in value;

async function readCodecs(): Promise<ItemCodec<object>[]> {
  const stores = readdirSync(new URL('./', import.meta.url)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules: object[] = await Promise.all(
    stores.map((name) => import(new URL(name, import.meta.url).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isCodec);
}
const codecs = await readCodecs();

const howToMend = (kind: string) =>
  `Stored items keep this shape for years. Let the codec of “${kind}” in functions/stores give each new field a value for
items without it (orNull, .default(…) or z.exactOptional), and let it read each old value. Then add an item of the new
shape to functions/stores/earlier-items/${fileOf(kind)}. Do not change or remove the items that are there.`;

describe('stored items of every earlier shape', () => {
  test.each(codecs.map((codec) => [codec.kind, codec] as const))('can be read: %s', (kind, codec) => {
    const unreadable = Object.entries(itemsOf(kind)).flatMap(([shape, item]) => {
      try {
        codec.decode(item);
        return [];
      } catch (error) {
        return [`${shape}: ${error instanceof Error ? error.message : error}`];
      }
    });
    expect(unreadable, howToMend(kind)).toEqual([]);
  });

  test.each(codecs.map((codec) => [codec.kind, codec] as const))('keep every field: %s', (kind, codec) => {
    const kept = new Set(Object.values(itemsOf(kind)).flatMap((item) => Object.keys(item)));
    const missing = codec.attributes().filter((attribute) => !kept.has(attribute));
    expect(missing, `Add an item with these to functions/stores/earlier-items/${fileOf(kind)}`).toEqual([]);
  });

  it('belong to a kind that still has a codec', () => {
    const known = new Set(codecs.map(({ kind }) => fileOf(kind)));
    expect(readdirSync(folder).filter((name) => !known.has(name))).toEqual([]);
  });
});

it('reads a profile without its optional fields as one with those fields empty', () => {
  const item = itemsOf('account')['A profile from before its optional fields'] ?? {};
  expect(accountItem.decode(item).profile).toEqual({
    full_name: 'Mia Chen',
    country: 'Australia',
    state: null,
    abn: null,
    skills: null,
    interests: null,
    budget: null,
    weekly_time: null,
  });
});
