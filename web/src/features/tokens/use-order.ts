import { useEffect, useState } from 'react';
import { type FoundOrder, findOrder } from './api/find-order.ts';

export function useOrder(orderId: string): { order: FoundOrder | 'loading'; retry: () => void } {
  const [order, setOrder] = useState<FoundOrder | 'loading'>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is the reason to ask again
  useEffect(() => {
    const call = new AbortController();
    void findOrder(orderId, call.signal).then((found) => {
      if (!call.signal.aborted) setOrder(found);
    });
    return () => call.abort();
  }, [orderId, tries]);

  const retry = () => {
    setOrder('loading');
    setTries(tries + 1);
  };
  return { order, retry };
}
