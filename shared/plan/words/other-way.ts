import type { PathSlug } from '../paths/path-slugs.ts';
import type { Line } from './line.ts';

/**
 * A task as somebody does it who will not do what it usually asks: only what changes. Another place or way takes with
 * it the opening that the usual one waits for.
 */
export interface OtherWay {
  title?: Line;
  doneWhen?: Line;
  materials?: Line;
  lite?: { title?: Line; doneWhen?: Line };
  where?: Line;
  /** Where the new way waits for the same opening as the usual one: how it is done without it. */
  instead?: Line;
}
export type OtherWays = Partial<Record<PathSlug, Readonly<Record<string, OtherWay>>>>;
