import { expect, it } from 'vitest';
import { edgeCode, edgeFunctionNames, storeImport } from './edge-code.ts';

it.each(edgeFunctionNames)(
  'bundles %s into one text that CloudFront accepts, whatever the number of pages',
  (name) => {
    const code = edgeCode(name);
    expect(Buffer.byteLength(code)).toBeLessThan(5 * 1024);
    expect(code).toMatch(/^(async )?function handler\(event\)/m);
    expect(code).not.toMatch(/^export /m);
    // CloudFront provides no modules except its own.
    expect(code.match(/^import .*\n/gm) ?? []).toEqual(name === 'route-pages' ? [storeImport] : []);
  },
);
