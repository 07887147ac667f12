import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

/** From the answers to the document, in four steps. */
export function PlanMaking() {
  return (
    <section aria-labelledby="plan-making">
      <h2 id="plan-making" className="text-xl">
        How we make a plan
      </h2>
      <ol className="steps-ahead mt-5 [counter-reset:step] max-md:mt-4">
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">You answer six questions</h3>
          <p className="mt-1 text-mist">Budget, hours, skills, interests, income goal and background.</p>
        </li>
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">A person checks your answers</h3>
          <p className="mt-1 text-mist">
            For Pro and Enterprise, against{' '}
            <Link to={`${addresses.home()}#review`}>a six-point checklist</Link>. Reviewers never see your
            payments. Basic has no review.
          </p>
        </li>
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">We do the maths</h3>
          <p className="mt-1 text-mist">The same answers always give the same plan.</p>
        </li>
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">You get a PDF</h3>
          <p className="mt-1 text-mist">
            If your goal doesn’t fit your hours, it says what would have to change.
          </p>
        </li>
      </ol>
    </section>
  );
}
