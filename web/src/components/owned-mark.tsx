import { CircleCheck } from 'lucide-react';
import { StatusBadge } from './status-badge.tsx';

/** In the place of a price, for somebody who has paid it. */
export function OwnedMark() {
  return <StatusBadge tone="success" icon={CircleCheck} word="Owned" />;
}
