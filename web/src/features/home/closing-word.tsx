import { ButtonLink } from '#web/components/button/button-link.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { addresses, goalCheckId } from '#web/config/addresses.ts';

export function ClosingWord() {
  return (
    <section aria-labelledby="closing" className="self-start border-t-2 border-leaf bg-sheet p-4 sm:p-6">
      <h2 id="closing" className="text-xl">
        What we won’t tell you
      </h2>
      <p className="mt-2 max-w-measure">
        That it’s easy. Most goals take longer than people hope. If your plan saves you from a bad idea, it’s
        done its job.
      </p>
      <p className="mt-4">
        <a href={`#${goalCheckId}`} className={`${buttonLook({ wide: true })} scripts-only`}>
          Check my goal, free
        </a>
        <noscript>
          <ButtonLink wide to={addresses.buildPath()}>
            See all income paths
          </ButtonLink>
        </noscript>
      </p>
    </section>
  );
}
