import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { refreshBalance } from '../../lib/balance.ts';
import { type Confirmation, confirmPlan } from './confirm-plan.ts';
import { readConfirmation } from './read-confirmation.ts';

type Unfinished = Exclude<Confirmation, { kind: 'started' }> | { kind: 'waiting' };

function useConfirmation(): { state: Unfinished; retry: () => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Unfinished>({ kind: 'waiting' });
  const search = query.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says it all, and an attempt asks again
  useEffect(() => {
    const call = new AbortController();
    setState({ kind: 'waiting' });
    confirmPlan(readConfirmation(query), call.signal).then((outcome) => {
      if (call.signal.aborted) return;
      if (outcome.kind !== 'cancelled') refreshBalance();
      if (outcome.kind === 'started') navigate(paths.run({ runId: outcome.runId }), { replace: true });
      else setState(outcome);
    });
    return () => call.abort();
  }, [search, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}

interface StateWords {
  title: string;
  text: ReactNode;
}

function wordsOf(state: Unfinished): StateWords {
  switch (state.kind) {
    case 'waiting':
      return {
        title: 'Confirming your payment',
        text: (
          <p className="flex gap-3">
            <LoaderCircle
              aria-hidden
              className="mt-1 size-5 shrink-0 animate-spin motion-reduce:animate-none"
            />
            We check your payment and open your plan. This takes a few seconds.
          </p>
        ),
      };
    case 'cancelled':
      return {
        title: 'Payment cancelled',
        text: (
          <>
            <p className="font-semibold">Your token purchase was cancelled</p>
            <p>No charge was made, and no plan was opened.</p>
          </>
        ),
      };
    case 'failed':
      return {
        title: 'Payment not confirmed',
        text: (
          <>
            <p className="font-semibold text-brick">We couldn't confirm your payment...</p>
            {state.reason !== undefined && <p>{state.reason}</p>}
            <p className="text-ink-soft">
              Nothing is lost: a payment that went through is in your balance as tokens.
            </p>
          </>
        ),
      };
  }
}

export function ConfirmPlanPage() {
  const { state, retry } = useConfirmation();
  const { title, text } = wordsOf(state);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>{title}</h1>
      <div role="status" className="mt-4 max-w-measure space-y-2 text-lg">
        {text}
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {state.kind === 'failed' && state.worthAnotherTry && <Button onClick={retry}>Try again</Button>}
        <ButtonLink to={paths.plans()} variant="secondary">
          Return to Plans
        </ButtonLink>
      </div>
    </div>
  );
}
