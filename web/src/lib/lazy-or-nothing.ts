import { type ComponentType, lazy } from 'react';

/** Loads an optional part; if its code fails to load, nothing is rendered. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
