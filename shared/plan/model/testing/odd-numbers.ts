/** Where in a value a number stands that no page may print, or a key that holds nothing. */
export function oddNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? []
      : [`${path} = ${Object.is(value, -0) ? '−0' : value}`];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => oddNumbers(item, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      item === undefined && !['state', 'asAt', 'unlockedPath'].includes(key)
        ? [`${path}.${key} is undefined`]
        : oddNumbers(item, `${path}.${key}`),
    );
  return [];
}
