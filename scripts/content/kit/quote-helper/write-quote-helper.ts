import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../build/ensure-built.ts';

/** The script as its buyer pastes it. */
export const readQuoteHelper = (): string =>
  readFileSync(join(root, 'scripts/content/kit/quote-helper/quote-helper.gs'), 'utf8');

export const writeQuoteHelper = (): Uint8Array => Buffer.from(readQuoteHelper());
