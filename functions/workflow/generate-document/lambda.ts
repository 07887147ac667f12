import { documents } from '#functions/gateways/documents.ts';
import { mailServices, runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { drawPlan } from './draw-plan.ts';
import { generateDocument } from './generate-document.ts';

const services = { ...runServices(), ...mailServices(), documents, draw: drawPlan };

export const handler = (event: unknown) => generateDocument(services, readSubmissionName(event));
