import { LoaderCircle } from 'lucide-react';

export const paymentReceived = 'Payment received';
export const openingPlan = 'Opening your plan…';

/** What is being done, in the place of what comes. */
export const Waiting = ({ children }: { children: string }) => (
  <p className="flex gap-3 text-lg">
    <LoaderCircle aria-hidden className="mt-1 size-5 shrink-0 animate-spin motion-reduce:animate-none" />
    {children}
  </p>
);

/** On the page of a plan that was paid for a moment ago. */
export const OpeningPlan = ({ paid }: { paid: boolean }) => (
  <div role="status" className="page-width min-h-dvh pt-5 pb-8 sm:py-12">
    <h1>{paid ? `${paymentReceived}.` : 'Your plan'}</h1>
    <div className="mt-4">
      <Waiting>{openingPlan}</Waiting>
    </div>
  </div>
);
