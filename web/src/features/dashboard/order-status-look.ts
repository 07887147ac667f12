import { CircleCheck, CircleX, Clock, TimerOff, Undo2 } from 'lucide-react';
import type { OrderStatus } from '#shared/domain/tokens/order-status.ts';
import type { StatusBadgeProps } from '#web/components/status-badge.tsx';

export const orderStatusLook: Record<OrderStatus, StatusBadgeProps> = {
  PENDING: { tone: 'pending', icon: Clock, word: 'Pending' },
  PAID: { tone: 'success', icon: CircleCheck, word: 'Paid' },
  CANCELLED: { tone: 'neutral', icon: CircleX, word: 'Cancelled' },
  EXPIRED: { tone: 'neutral', icon: TimerOff, word: 'Expired' },
  REFUNDED: { tone: 'neutral', icon: Undo2, word: 'Refunded' },
};
