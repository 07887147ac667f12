import { CircleCheck, CircleSlash, Clock, Hammer, PencilLine, RotateCcw } from 'lucide-react';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import type { StatusBadgeProps } from '#web/components/status-badge.tsx';

export const runStatusLook: Record<RunStatus, StatusBadgeProps> = {
  CREATED: { tone: 'neutral', icon: PencilLine, word: 'Draft' },
  UNDER_REVIEW: { tone: 'pending', icon: Clock, word: 'Under review' },
  APPROVED_EXECUTING: { tone: 'pending', icon: Hammer, word: 'Being built' },
  COMPLETED: { tone: 'success', icon: CircleCheck, word: 'Completed' },
  REJECTED_FOR_USER_REFINEMENT: { tone: 'attention', icon: RotateCcw, word: 'Needs revision' },
  REVIEW_LIMIT_REACHED: { tone: 'failed', icon: CircleSlash, word: 'Review limit reached' },
};
