const keptLength = 6;

/** The prefix of an id, as far as it has one, and enough of the rest to tell one from another. */
export function shortId(id: string): string {
  const start = id.indexOf('_') + 1 + keptLength;
  return start + 1 >= id.length ? id : `${id.slice(0, start)}…`;
}
