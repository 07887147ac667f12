import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./motion.css', import.meta.url), 'utf8');
const [moving = '', still = ''] = css.split('@media (prefers-reduced-motion: reduce)');

describe('motion, for people who prefer none', () => {
  // The general rule in base.css names elements, ::before and ::after, and so no other pseudo-element.
  const parts = [...moving.matchAll(/([\w:-]*::[\w-]+)[^{}]*\{[^{}]*transition:/g)].map(([, part]) => part);

  it.each(parts)('is switched off for %s by name', (part) => {
    expect(still).toContain(part);
  });

  it('concerns at least one such pseudo-element', () => {
    expect(parts).toEqual(['::details-content', 'dialog::backdrop']);
  });
});

it('every motion takes less than 200 ms', () => {
  // The second time in a declaration is a delay.
  const times = [...css.matchAll(/(?:transition|animation|,)[^;{}]*?\b(\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(times.length).toBeGreaterThan(10);
  expect(Math.max(...times)).toBeLessThan(200);
});
