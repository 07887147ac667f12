import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';

export function ClosingWord() {
  return (
    <section aria-labelledby="closing" className="border-t border-line">
      <div className="page-width grid gap-6 pt-12 sm:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <h2 id="closing">What we will not tell you</h2>
          <p className="mt-3 max-w-measure">
            That it is easy, or that the money is certain. Most goals take longer than people hope, and our
            plans say so: the hours needed, the price that would work, the date that is realistic. If that
            helps you decide not to start, the plan has done its work too.
          </p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row sm:items-end lg:justify-end">
          <ButtonLink to={addresses.buildPath()} variant="secondary">
            Browse income paths
          </ButtonLink>
          <ButtonLink to={addresses.plans()}>Build my plan</ButtonLink>
        </div>
      </div>
    </section>
  );
}
