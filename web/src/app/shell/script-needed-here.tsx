import { addresses } from '#web/config/addresses.ts';

/** The shell serves every account page, and only a script knows which one. */
export function ScriptNeededHere() {
  return (
    <noscript>
      <div className="page-width min-h-[50dvh] py-8 sm:py-12">
        <h1>This page needs JavaScript</h1>
        <p className="mt-4 max-w-measure text-lg">Please turn on JavaScript and reload the page.</p>
        <p className="mt-4">
          Without it you can read the <a href={addresses.home()}>homepage</a>,{' '}
          <a href={addresses.buildPath()}>all income paths</a> and{' '}
          <a href={addresses.plans()}>what plans include and cost</a>.
        </p>
      </div>
    </noscript>
  );
}
