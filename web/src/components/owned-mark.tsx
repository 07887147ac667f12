import { CircleCheck } from 'lucide-react';

/** Replaces the price of an owned path, in the same width. */
export const OwnedMark = () => (
  <span className="inline-flex items-center align-bottom gap-1 whitespace-nowrap text-leaf">
    <CircleCheck aria-hidden className="size-3.5 shrink-0" />
    Owned
  </span>
);
