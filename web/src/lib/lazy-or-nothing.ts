import { type ComponentType, lazy } from 'react';

/** A part without which its page is whole: where its code does not come, nothing stands in its place. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
