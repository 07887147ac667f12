import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { reviewTime } from '#web/config/plan-ready.ts';

const steps = [
  'You submit your answers',
  `A reviewer checks them in ${reviewTime}`,
  'You get your plan, or what to change and why',
] as const;

/** The only dark band of the page: who reads the answers before a plan is made. */
export function ReviewBand() {
  return (
    <section aria-labelledby="review" className="dark-band">
      <div className="page-width py-7 sm:py-14">
        <h2 id="review">How review works</h2>
        <p className="mt-2 max-w-measure text-mist">
          On Pro and Enterprise, a person checks your goal, hours, price, cash, licences and sources before we
          make your plan.
        </p>
        <ol className="mt-5 grid gap-x-8 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-night-line py-3"
            >
              <span aria-hidden className="font-serif text-2xl text-mist">
                {index + 1}
              </span>
              <span className="text-lg">{step}</span>
            </li>
          ))}
        </ol>
        <Link
          to={`${addresses.about()}#plan-making`}
          className="inline-flex min-h-11 items-center font-semibold text-inherit"
        >
          Who reviews plans
        </Link>
      </div>
    </section>
  );
}
