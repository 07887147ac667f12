import { CircleCheck, CircleSlash, Clock, Hammer, PencilLine, RotateCcw } from 'lucide-react';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import type { StatusBadgeProps } from '#web/components/status-badge.tsx';
import { activeRunWords } from '#web/lib/active-run.ts';

export const runStatusLook: Record<RunStatus, StatusBadgeProps> = {
  CREATED: { tone: 'neutral', icon: PencilLine, word: activeRunWords.CREATED.mark },
  UNDER_REVIEW: { tone: 'pending', icon: Clock, word: activeRunWords.UNDER_REVIEW.mark },
  APPROVED_EXECUTING: { tone: 'pending', icon: Hammer, word: activeRunWords.APPROVED_EXECUTING.mark },
  COMPLETED: { tone: 'success', icon: CircleCheck, word: 'Completed' },
  REJECTED_FOR_USER_REFINEMENT: {
    tone: 'attention',
    icon: RotateCcw,
    word: activeRunWords.REJECTED_FOR_USER_REFINEMENT.mark,
  },
  REVIEW_LIMIT_REACHED: { tone: 'failed', icon: CircleSlash, word: 'Review limit reached' },
};
