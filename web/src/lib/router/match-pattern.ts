const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * What stands in an address where a pattern like `/paths/:slug` has names; undefined where it does not fit. Neither
 * capitals nor a slash at the end make a difference.
 */
export const matchPattern = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const names: string[] = [];
  const source = pattern
    .replace(/\/+$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  const match = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  if (match === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')]));
};
