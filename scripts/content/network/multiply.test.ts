import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import wabt from 'wabt';
import { multiplyModule } from '#shared/plan/reading/network/multiply.ts';

it('has the multiplication as its source says', async () => {
  const source = 'shared/plan/reading/network/multiply.wat';
  const { parseWat } = await wabt();
  const { buffer } = parseWat(source, readFileSync(source, 'utf8'), { simd: true }).toBinary({});
  expect(multiplyModule).toBe(Buffer.from(buffer).toString('base64'));
});
