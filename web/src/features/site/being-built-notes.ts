import { addresses } from '#web/config/addresses.ts';
import type { PageBeingBuilt } from '#web/config/pages-being-built.ts';

export interface BeingBuiltNote {
  heading: string;
  /** One honest sentence on what will be here. */
  promise: string;
  next: { label: string; to: string };
}

const toHome = { label: 'See how it works', to: addresses.home() };

/** What the notice of each page that is still being built says. */
export const beingBuiltNotes: Record<PageBeingBuilt, BeingBuiltNote> = {
  registerAbn: {
    heading: 'Register an ABN',
    promise: 'How to register, and how a sole trader differs from a Pty Ltd company, will be explained here.',
    next: { label: 'Back to funding', to: addresses.funding() },
  },
  tools: {
    heading: 'Tools to run and sell with',
    promise: 'Two short lists of tools will be here: one for running the work, one for finding customers.',
    next: toHome,
  },
  startupStack: {
    heading: 'Online start-up execution stack',
    promise: 'Tools for registering, invoicing, taking payments and delivering work will be listed here.',
    next: { label: 'Back to tools', to: addresses.tools() },
  },
  marketingStack: {
    heading: 'Marketing and revenue stack',
    promise: 'Tools for being found, keeping in touch and selling will be listed here.',
    next: { label: 'Back to tools', to: addresses.tools() },
  },
};
