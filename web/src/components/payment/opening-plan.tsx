import { LoaderCircle } from 'lucide-react';

export const paymentReceived = 'Payment received';
export const openingPlan = 'Opening your plan…';

/** A loading message in place of the content. */
export const Waiting = ({ children }: { children: string }) => (
  <p className="flex gap-3 text-lg">
    <LoaderCircle aria-hidden className="mt-1 size-5 shrink-0 animate-spin motion-reduce:animate-none" />
    {children}
  </p>
);

/** Shown on the page of a plan that was just paid for. */
export const OpeningPlan = ({ paid }: { paid: boolean }) => (
  <div role="status" className="page-width min-h-dvh pt-5 pb-8 sm:py-12">
    <h1>{paid ? `${paymentReceived}.` : 'Your plan'}</h1>
    <div className="mt-4">
      <Waiting>{openingPlan}</Waiting>
    </div>
  </div>
);
