import { addresses } from '#web/config/addresses.ts';
import { ButtonLink } from './button/button-link.tsx';
import { TextLink } from './text-link.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PageNotFoundProps {
  /** What was looked for, such as “file”; it is absent, or somebody else's. */
  thing?: string;
}

const title = 'Page Not Found';

/** The screen of an address that is well formed but leads to nothing of yours. */
export function PageNotFound({ thing = 'page' }: PageNotFoundProps) {
  usePageTitle(title);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>{title}</h1>
      <p className="mt-4 max-w-measure text-lg">
        There is no such {thing} here. It may have been removed, or it may belong to another account.
      </p>
      <p className="mt-2 max-w-measure">
        Your own plans, documents and payments are on{' '}
        <TextLink snug to={addresses.dashboard()}>
          your dashboard
        </TextLink>
        .
      </p>
      <div className="mt-8">
        <ButtonLink to={addresses.home()}>Back to homepage</ButtonLink>
      </div>
    </div>
  );
}
