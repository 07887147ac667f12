import { mailServices, runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { openSubmission } from './open-submission.ts';

const services = { ...runServices(), ...mailServices() };

export const handler = (event: unknown) => openSubmission(services, readSubmissionName(event));
