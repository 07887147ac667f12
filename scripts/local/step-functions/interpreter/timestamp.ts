const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u;

/** Milliseconds of an RFC 3339 instant with capital T and Z, as the States Language wants it. */
export function parseTimestamp(value: unknown): number | undefined {
  if (typeof value !== 'string' || !pattern.test(value)) return undefined;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? undefined : ms;
}

export const formatTimestamp = (ms: number): string => new Date(ms).toISOString();
