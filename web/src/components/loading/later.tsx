import { type ComponentType, type LazyExoticComponent, lazy, memo, type ReactNode, Suspense } from 'react';

/**
 * A part that hydrates after the rest of its page; until then its prerendered HTML or the fallback stays.
 * React would remove that HTML if the surrounding page re-rendered, so only its own props and state may
 * update it.
 */
export const later = <Props extends object>(
  Part: LazyExoticComponent<ComponentType<Props>>,
  fallback: ReactNode = null,
) =>
  memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));

/** Loads an optional part; if its code fails to load, nothing is rendered. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
