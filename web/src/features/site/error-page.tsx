import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

/** For addresses that do not exist and pages whose content could not be read. */
export default function ErrorPage() {
  return (
    <div className="page-width py-12 sm:py-20">
      <p className="inline-block border-b-2 border-line-strong pb-1 text-sm font-semibold text-ink-soft">
        Page not shown
      </p>
      <h1 className="mt-4">We could not show that page</h1>
      <p className="mt-4 max-w-measure text-lg">
        The address may be mistyped or old, or the page’s content could not be read just now. Your account,
        tokens and drafts are not affected.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={addresses.home()}>Back to homepage</ButtonLink>
        <ButtonLink to={addresses.buildPath()} variant="secondary">
          Browse income paths
        </ButtonLink>
      </div>
      <p className="mt-8 max-w-measure">
        Looking for your plans or payments? They are on <Link to={addresses.dashboard()}>your dashboard</Link>
        .
      </p>
    </div>
  );
}
