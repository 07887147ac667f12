import { createHash } from 'node:crypto';
import type { Submission } from '#functions/stores/run-items.ts';
import { printedInput } from '#functions/workflow/generate-document/printed-input.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';

export interface SeenPlan {
  pdf: Uint8Array;
  hash: string;
  sections: { id: string; title: string; hash: string }[];
}

/** Returns undefined if no business can be planned. */
export type DrawSeen = (submission: Submission, atMs: number) => Promise<SeenPlan | undefined>;

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Draws the plan as it will be printed at this time. */
export const buildDrawSeen =
  (loadCatalogue: () => Promise<Catalogue>): DrawSeen =>
  async (submission, atMs) => {
    // The plan and PDF code is large, and most calls need neither.
    const [catalogue, { makePlan, readAndChoose }, { renderPlan }] = await Promise.all([
      loadCatalogue(),
      import('#shared/plan/make-plan.ts'),
      import('#functions/pdf/render-plan.ts'),
    ]);
    const { plan: tier, runId } = submission;
    const input = printedInput(submission);
    const now = new Date(atMs);
    const { choice } = readAndChoose(input, { now, catalogue });
    if (choice.offered.length === 0) return undefined;
    const { document } = makePlan(input, { tier, now, planId: runId, catalogue });
    const pdf = await renderPlan(document);
    const sections = document.sections.map(({ id, title, blocks }) => ({
      id,
      title,
      hash: hashOf(JSON.stringify(blocks)),
    }));
    return { pdf, hash: hashOf(pdf), sections };
  };
