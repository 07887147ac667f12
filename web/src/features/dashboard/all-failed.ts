import type { Failure } from '#web/components/failed/failed.tsx';

type Failures = Readonly<Record<'runs' | 'orders' | 'paths', Failure | undefined>>;

export interface AllFailed {
  why: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Where all three lists failed, they are asked for again at once; undefined as long as one of them is there. */
export function allFailed({ runs, orders, paths }: Failures): AllFailed | undefined {
  if (runs === undefined || orders === undefined || paths === undefined) return undefined;
  const all = [paths, runs, orders];
  return {
    why: paths.why,
    retrying: all.some(({ retrying }) => retrying),
    onRetry: () => {
      for (const { onRetry } of all) onRetry();
    },
  };
}

/** The button that asks again stands in the head. */
export const askedAbove = (failure: Failure | undefined): Failure | undefined =>
  failure && { ...failure, askedAbove: true };
