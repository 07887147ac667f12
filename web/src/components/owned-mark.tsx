import { CircleCheck } from 'lucide-react';

/** In the place of a price, for somebody who has paid it, and no wider. */
export const OwnedMark = () => (
  <span className="inline-flex items-center align-bottom gap-1 whitespace-nowrap text-leaf">
    <CircleCheck aria-hidden className="size-3.5 shrink-0" />
    Owned
  </span>
);
