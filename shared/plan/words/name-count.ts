/** What a count is called. The hours are all of them, whatever a path calls the part that it watches. */
export const nameCount = (id: string, metrics: readonly { id: string; name: string }[]): string =>
  id === 'hours' ? 'Hours put in' : (metrics.find((metric) => metric.id === id)?.name ?? id);
