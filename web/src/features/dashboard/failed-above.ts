import type { Failure } from '#web/components/failed/failed.tsx';

type Failures = Readonly<Record<'runs' | 'orders' | 'paths', Failure | undefined>>;

export interface FailedAbove {
  title: string;
  why: string;
  retrying: boolean;
  onRetry: () => void;
}

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * Failed plans come first, and their button retries every other failed list, too; undefined when the plans
 * are loaded.
 */
export function failedAbove({ runs, orders, paths }: Failures): FailedAbove | undefined {
  if (runs === undefined) return undefined;
  const failed = Object.entries({ paths, plans: runs, payments: orders }).flatMap(([name, failure]) =>
    failure === undefined ? [] : [{ name, ...failure }],
  );
  return {
    title: `We couldn’t load your ${inOne.format(failed.map(({ name }) => name))}`,
    why: runs.why,
    retrying: failed.some(({ retrying }) => retrying),
    onRetry: () => {
      for (const { onRetry } of failed) onRetry();
    },
  };
}

/** The retry button is in the head. */
export const askedAbove = (failure: Failure | undefined): Failure | undefined =>
  failure && { ...failure, askedAbove: true };
