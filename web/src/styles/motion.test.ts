import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./motion.css', import.meta.url), 'utf8');
const [moving = '', still = ''] = css.split('@media (prefers-reduced-motion: reduce)');

describe('motion, for those who want none', () => {
  // The rule for everything in base.css names elements, ::before and ::after; no other part of a page is among them.
  const parts = [...moving.matchAll(/([\w:-]*::[\w-]+)[^{}]*\{[^{}]*transition:/g)].map(([, part]) => part);

  it.each(parts)('is taken from %s by name', (part) => {
    expect(still).toContain(part);
  });

  it('has parts of that kind to take it from', () => {
    expect(parts).toEqual(['::details-content', 'dialog::backdrop']);
  });
});

it('moves nothing for as long as 200 ms', () => {
  // A second time beside the first is a wait.
  const times = [...css.matchAll(/(?:transition|animation|,)[^;{}]*?\b(\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(times.length).toBeGreaterThan(10);
  expect(Math.max(...times)).toBeLessThan(200);
});
