import type { RunSummary } from '#shared/contract/routes/path-compiler.ts';
import { paths } from '#web/config/paths.ts';

/** Where the document of a completed run is read; the outcome of such a run is its file. */
export function documentAddress({ id, outcome }: RunSummary): string {
  const address = { fileId: outcome, runId: id };
  return paths.file(address);
}
