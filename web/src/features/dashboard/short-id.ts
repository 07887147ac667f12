const keptLength = 6;

/** The prefix of an id and its end, because ids that sort by time share their start. */
export function shortId(id: string): string {
  const start = id.indexOf('_') + 1;
  if (start + keptLength + 1 >= id.length) return id;
  return `${id.slice(0, start)}…${id.slice(-keptLength)}`;
}
