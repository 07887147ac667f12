/**
 * How many times longer than usual a request, or its call to another service, may take. Only the local cloud sets it: a
 * busy laptop answers late, its functions share what processors there are, and a repeated write would count twice.
 */
const patience = Number(process.env.SERVICE_PATIENCE ?? 1);

export const patient = (ms: number): number => ms * patience;
