import { useInfiniteQuery } from '@tanstack/react-query';
import { findPaidPlan, type PaidPlan } from '../paid-plan.ts';
import { ordersQuery } from './list-orders.ts';

/** A plan that was paid for but not started, on any device; undefined until it is known. */
export function usePaidPlan(): PaidPlan | undefined {
  const { data } = useInfiniteQuery(ordersQuery);
  return data && findPaidPlan(data.pages.flatMap((page) => page.data));
}
