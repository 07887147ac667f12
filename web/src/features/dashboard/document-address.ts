import type { RunSummary } from '#shared/contract/runs.ts';
import { addresses } from '#web/config/addresses.ts';

/** Where the document of a completed run is read; the outcome of such a run is its file. */
export function documentAddress({ id, outcome }: RunSummary): string {
  const address = { fileId: outcome, runId: id };
  return addresses.file(address);
}

/** The specification’s name for it. */
export const viewPdf = 'View PDF';
