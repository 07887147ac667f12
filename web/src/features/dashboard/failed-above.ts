import type { Failure } from '#web/components/failed/failed.tsx';

type Failures = Readonly<Record<'runs' | 'orders' | 'paths', Failure | undefined>>;

export interface FailedAbove {
  title: string;
  why: string;
  retrying: boolean;
  onRetry: () => void;
}

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Plans that could not be had come before all else, and with them whatever failed besides is asked for again; undefined where they are there. */
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

/** The button that asks again stands in the head. */
export const askedAbove = (failure: Failure | undefined): Failure | undefined =>
  failure && { ...failure, askedAbove: true };
