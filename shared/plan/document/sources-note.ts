import type { Mark } from './text.ts';

/**
 * Where the file of a plan says what its small letters lead to, each by its name: a screen shows in place what a page
 * lists at its end, and the sum behind a figure. A property of the metadata, which no reader of the file is shown.
 */
export const sourcesNote = { space: 'urn:waymint:sources', name: 'sources:listed' } as const;

export interface ListedSource {
  label: string;
  /** As printed, with its unit. */
  value: string;
  reason: string;
  /** On which page it is listed. */
  page: number;
  /** Sums with the figures of this plan, the result last; a figure names what it rests on. */
  worked: (string | { text: string; mark: Mark; label: string })[][];
}
