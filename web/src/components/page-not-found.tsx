import { ButtonLink } from './button/button-link.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PageNotFoundProps {
  /** Where the homepage is. */
  home: string;
  /** What was looked for, such as “file”; it is absent, or somebody else's. */
  thing?: string;
}

const title = 'Page Not Found';

/** The screen of an address that is well formed but leads to nothing of yours. */
export function PageNotFound({ home, thing = 'page' }: PageNotFoundProps) {
  usePageTitle(title);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>{title}</h1>
      <p className="mt-4 max-w-measure text-lg">
        There is no such {thing} here. It may have been removed, or it may belong to another account.
      </p>
      <div className="mt-8">
        <ButtonLink to={home}>Back to homepage</ButtonLink>
      </div>
    </div>
  );
}
