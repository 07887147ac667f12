import { expect, it } from 'vitest';
import { shortId } from './short-id.ts';

it.each([
  ['run_01k9zq4hx3v8m2', 'run_…x3v8m2'],
  ['3f0c7c1e-aaaa-bbbb-cccc-0123456789ab', '…6789ab'],
  ['order7', 'order7'],
  ['order78', 'order78'],
  ['order789', '…der789'],
  ['', ''],
])('shortens %j to %j', (id, short) => expect(shortId(id)).toBe(short));
