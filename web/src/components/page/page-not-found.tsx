import { addresses } from '#web/config/addresses.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { LostHead } from './lost-page.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageNotFoundProps {
  /** The missing thing, such as “file”. It does not exist or belongs to another account. */
  thing?: string;
}

const title = 'Page Not Found';

/** The page for a well-formed address that leads to nothing of this account. */
export function PageNotFound({ thing = 'page' }: PageNotFoundProps) {
  usePageTitle(title);
  return (
    <>
      <LostHead title={title}>
        <p>We can’t find that {thing} . It may have been removed, or belong to another account.</p>
      </LostHead>
      <div className="page-width py-8 sm:py-12">
        <p className="max-w-measure">Your plans, documents and payments are on your dashboard.</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={addresses.dashboard()}>Go to your dashboard</ButtonLink>
          <ButtonLink to={addresses.home()} variant="secondary">
            Back to homepage
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
