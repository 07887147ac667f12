import { QueryClient } from '@tanstack/react-query';
import { worthAnotherTry } from './answer-or-throw.ts';

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: worthAnotherTry, retryDelay: 500, networkMode: 'always' } },
  });
