import { loadCatalogue } from '#functions/gateways/catalogue.ts';
import { documents } from '#functions/gateways/documents.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { mailServices, runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { drawPlan } from './draw-plan.ts';
import { generateDocument } from './generate-document.ts';

const services = {
  ...runServices(),
  ...mailServices(),
  documents,
  draw: async (submission: Submission, approvedAtMs: number) =>
    drawPlan(submission, approvedAtMs, await loadCatalogue()),
};

export const handler = (event: unknown) => generateDocument(services, readSubmissionName(event));
