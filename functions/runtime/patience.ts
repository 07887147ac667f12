/**
 * How many times longer than usual a call to another service may take. Only the local cloud sets it: a busy laptop
 * answers late, and a repeated write would count twice.
 */
const patience = Number(process.env.SERVICE_PATIENCE ?? 1);

export const patient = (ms: number): number => ms * patience;
