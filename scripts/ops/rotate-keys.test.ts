import { expect, it } from 'vitest';
import { readSessionKeys } from '#functions/gateways/session-keys.ts';
import { documentLink, ownerByLink } from '#functions/links/document-link.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { announce, previousEndsMs, type StoredKeys, takeUp, withoutPrevious } from './rotate-keys.ts';

const before: StoredKeys = { kid: 'k1', key: 'a'.repeat(64) };
const next = { kid: 'k2', key: 'b'.repeat(64) };
const announced = announce(before, next, 0);
const inUse = takeUp(announced, 360_000);
if (inUse === undefined) throw new Error('The announced key was not taken up');

const asStored = (keys: StoredKeys) => async () => JSON.stringify(keys);
const named = { ownerId: 'usr_1', fileId: 'file_1' };
const tokenBy = async (keys: StoredKeys): Promise<string> => {
  const link = documentLink(await readLinkKeys(asStored(keys)), 'https://waymint.test', named);
  return new URL(link()).searchParams.get('t') ?? '';
};

it('every link ever sent opens at each step, even with functions that are one step behind', async () => {
  const steps = [before, announced, inUse];
  for (const [at, signing] of steps.entries())
    for (const reading of steps.slice(Math.max(0, at - 1))) {
      const keys = await readLinkKeys(asStored(reading));
      expect(ownerByLink(keys, named.fileId, await tokenBy(signing))).toBe('usr_1');
    }
});

it('a key that is only announced signs nothing', async () => {
  expect((await readSessionKeys(asStored(announced))).current.id).toBe('k1');
  expect((await readSessionKeys(asStored(inUse))).current.id).toBe('k2');
  expect((await readSessionKeys(asStored(inUse))).previous?.id).toBe('k1');
});

it('only an announced key can be taken into use', () => {
  expect(takeUp(before, 0)).toBeUndefined();
  expect(takeUp(inUse, 0)).toBeUndefined();
});

it('a previous key stays for 31 days if it signed thirty-day links, and for a day if it signed sessions', () => {
  expect(previousEndsMs('link-keys', inUse)).toBe(360_000 + 31 * dayMs);
  expect(previousEndsMs('session-keys', inUse)).toBe(360_000 + dayMs);
  expect(previousEndsMs('link-keys', announced)).toBeUndefined();
  expect(withoutPrevious(inUse)).toEqual({ kid: 'k2', key: next.key });
});
