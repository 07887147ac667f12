/** `npm run test:long` sets this, and tests then try every case. `npm test` tries a fixed sample of them. */
export const isLongRun = process.env.TEST_LONG === '1';

export const numRuns = (quick: number, long: number): { numRuns: number } => ({
  numRuns: isLongRun ? long : quick,
});

/** Returns the whole list in a long run, otherwise `count` items spread evenly over it. */
export function sampleOf<Item>(list: readonly Item[], count: number): readonly Item[] {
  if (isLongRun || list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as Item);
}
