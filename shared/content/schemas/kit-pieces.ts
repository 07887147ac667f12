import * as z from 'zod';
import { type FactNumber, factNumbers } from '../fact-numbers.ts';

const factNames = Object.keys(factNumbers) as [FactNumber, ...FactNumber[]];

/** `shared/content/kits/<path>/pieces.yaml` lists the finished pieces of one kit, in packing order. */
export const kitPieces = z
  .array(
    z.strictObject({
      /** It names a file of the same folder, or a folder of files. */
      file: z.string().regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:\.[a-z]+)?$/),
      /** A public description. Files that are one piece in several formats have the same one. */
      says: z.string().min(3).max(80),
      /** Facts whose figures the file states. When one changes, a test names the file. */
      facts: z.array(z.enum(factNames)).default([]),
    }),
  )
  .min(1);
