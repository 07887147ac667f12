import { planNames } from '#shared/domain/plans/plans.ts';
import { useCarriedCheck } from '#web/lib/carried-answers.ts';

/** Mentions a goal that was checked in this browser; it is last, so that nothing moves when it appears. */
export default function CheckKept() {
  const check = useCarriedCheck();
  if (check === undefined) return null;
  return (
    <p className="mt-6 border-t border-night-line pt-4">
      <strong className="font-semibold">Your goal check:</strong> {check.words}. Suggested plan:{' '}
      {planNames[check.fits]}.
    </p>
  );
}
