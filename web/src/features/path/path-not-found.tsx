import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button/button-link.tsx';

/** For an address without a path, and for a path that could not be loaded. */
export function PathNotFound() {
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>Path Not Found</h1>
      <p className="mt-4 max-w-measure text-lg">
        There is no income path at this address, or it could not be loaded just now. If you unlocked it, it is
        still yours.
      </p>
      <div className="mt-8">
        <ButtonLink to={paths.buildPath()}>See all income paths</ButtonLink>
      </div>
    </div>
  );
}
