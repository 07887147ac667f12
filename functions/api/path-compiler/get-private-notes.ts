import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { PrivateNotes } from '#shared/contract/private-notes.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';

const nothing: PrivateNotes = { notes: [], parts: [] };

export type ReadPrivate = (submission: Submission) => Promise<PrivateNotes>;

/** The rules and the catalogue are large, so they load on first use. */
export const buildReadPrivate =
  (loadCatalogue: () => Promise<Catalogue>): ReadPrivate =>
  async ({ snapshot, submittedAtMs }) => {
    const [{ privateNotesOf }, catalogue] = await Promise.all([
      import('#shared/plan/private-notes-of.ts'),
      loadCatalogue(),
    ]);
    return privateNotesOf(snapshot, { now: new Date(submittedAtMs), catalogue });
  };

interface Dependencies {
  runs: Pick<RunStore, 'findShown'>;
  readPrivate: ReadPrivate;
}

/** Notes for the owner that the plan must not print. They are derived on each call and never stored. */
export const getPrivateNotes = ({
  runs,
  readPrivate,
}: Dependencies): RouteHandler<typeof pathCompilerRoutes.getPrivateNotes> =>
  readingOnly(async ({ userId, params }) => {
    const found = await runs.findShown(userId, params.runId);
    if (found === undefined) return refuse('not-found');
    const { submission } = found;
    const data = submission === undefined ? nothing : await readPrivate(submission);
    return answer({ status: 'ok', data });
  });
