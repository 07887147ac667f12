import { expect, it } from 'vitest';
import { shortId } from './short-id.ts';

it.each([
  ['run_01k9zq4hx3v8m2', 'run_01k9zq…'],
  ['3f0c7c1e-aaaa-bbbb-cccc-0123456789ab', '3f0c7c…'],
  ['order7', 'order7'],
  ['order78', 'order78'],
  ['order789', 'order7…'],
  ['', ''],
])('shortens %j to %j', (id, short) => expect(shortId(id)).toBe(short));
