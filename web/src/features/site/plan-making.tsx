import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

/** From six answers to a document, in four stops. */
export function PlanMaking() {
  return (
    <section aria-labelledby="plan-making">
      <h2 id="plan-making" className="text-xl">
        How a plan is made
      </h2>
      <ol className="steps-ahead">
        <li>
          <h3 className="text-lg leading-snug">Six answers</h3>
          <p className="mt-1 text-mist">
            Your budget, hours, skills, interests, income goal and what you bring along.
          </p>
        </li>
        <li>
          <h3 className="text-lg leading-snug">A person reads them</h3>
          <p className="mt-1 text-mist">
            On Pro and Enterprise our reviewing team holds them against{' '}
            <Link to={`${addresses.home()}#review`}>the six-point checklist</Link>, and approves them or sends
            them back with reasons. They see the answers you submit for review, and nothing of your payments.
            Basic is made without a review, which is why it costs less.
          </p>
        </li>
        <li>
          <h3 className="text-lg leading-snug">One calculation</h3>
          <p className="mt-1 text-mist">
            The text, the tables and the charts always agree, and the same answers always give the same plan.
          </p>
        </li>
        <li>
          <h3 className="text-lg leading-snug">A plan as a PDF</h3>
          <p className="mt-1 text-mist">
            When your goal does not fit your hours, it says what would have to change: the price, the hours,
            the date or the goal.
          </p>
        </li>
      </ol>
    </section>
  );
}
