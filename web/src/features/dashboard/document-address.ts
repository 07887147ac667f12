import type { RunSummary } from '#shared/contract/runs.ts';
import { addresses } from '#web/config/addresses.ts';

/** The address of a completed run's document; the outcome of such a run is its file. */
export function documentAddress({ id, outcome }: RunSummary): string {
  const address = { fileId: outcome, runId: id };
  return addresses.file(address);
}

/** The label that the specification requires. */
export const viewPdf = 'View PDF';
