import { describe, expect, it } from 'vitest';
import { bannedIn } from '../banned-phrases.ts';
import { marketingStack } from './marketing-stack.ts';
import { saleShares } from './sale-shares.ts';
import { startupStack } from './startup-stack.ts';
import { toolMoments } from './tool.ts';

const stacks = [startupStack, marketingStack];
const tools = stacks.flatMap(({ groups }) => groups.flatMap((group) => group.tools));

describe('the tools', () => {
  it('are two lists of twelve, each tool once, each with its own https address', () => {
    expect(stacks.map(({ groups }) => groups.flatMap((group) => group.tools).length)).toEqual([12, 12]);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(24);
    expect(new Set(tools.map(({ href }) => href)).size).toBe(24);
    for (const { href } of tools) expect(new URL(href).protocol).toBe('https:');
  });

  it('come after a free way, in every group', () => {
    for (const { groups } of stacks) for (const { freeFirst } of groups) expect(freeFirst).not.toBe('');
  });

  it('state no price, because figures come from the facts', () => {
    expect(JSON.stringify(stacks)).not.toMatch(/\$\s?\d|\d\s?%/);
    expect(bannedIn(JSON.stringify(stacks))).toEqual([]);
  });

  it('cover each of the four moments in both lists, and start with a free one', () => {
    for (const { groups } of stacks) {
      const listed = groups.flatMap((group) => group.tools);
      expect([...toolMoments].filter((moment) => !listed.some(({ from }) => from === moment))).toEqual([]);
      expect(listed.some(({ from, charge }) => from === 'start' && charge === 'free')).toBe(true);
    }
  });

  it('take a share wherever their fact gives one, and nothing where it says free', () => {
    for (const { price, charge } of tools) {
      if (price !== undefined && saleShares[price] !== undefined) expect(charge).toBe('share');
      if (price === 'abn-fee') expect(charge).toBe('free');
    }
  });
});
