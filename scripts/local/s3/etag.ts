/** Whether a list of entity tags, quoted or bare as clients send them, names this one. */
export function matchesEtag(list: string, md5Hex: string): boolean {
  return list.split(',').some((item) => {
    const tag = item.trim();
    return tag === '*' || tag.replace(/^"(.*)"$/, '$1') === md5Hex;
  });
}
