import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../../build/ensure-built.ts';
import { diagramKinds } from '../diagrams/draw-diagram.ts';

const sign = z.strictObject({ height: z.int(), lines: z.string(), dots: z.string().default('') });

/** How a kind of picture looks from far away. */
export const pictureSigns = z
  .record(z.enum(diagramKinds), sign)
  .parse(parse(readFileSync(join(root, 'shared/content/picture-signs.yaml'), 'utf8')));
