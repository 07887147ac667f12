import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { worthAnotherTry } from './api/answer-or-throw.ts';
import { Dashboard } from './dashboard.tsx';

/** One store of answers a visit, so that nothing of one account is ever shown to another. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: worthAnotherTry, retryDelay: 500, networkMode: 'always' } },
  });

export default function DashboardPage() {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Dashboard />
    </QueryClientProvider>
  );
}
