import { documents } from '#functions/gateways/documents.ts';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import { mailServices, runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { generateDocument } from './generate-document.ts';

const draw = ({ snapshot, plan, runId }: Submission, approvedAtMs: number) =>
  renderPlan(compilePlan(snapshot, { tier: plan, now: new Date(approvedAtMs), planId: runId }));
const services = { ...runServices(), ...mailServices(), documents, draw };

export const handler = (event: unknown) => generateDocument(services, readSubmissionName(event));
