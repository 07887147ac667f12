import { casualFloor } from '#shared/content/fact-numbers.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { homeFile } from '#web/lib/content/library.ts';
import { useContent } from '#web/lib/content/use-content.ts';
import { FeaturedPathCard } from './featured-path-card.tsx';

export function FeaturedPaths() {
  const home = useContent(homeFile);
  if (home.kind !== 'ready') return null;
  return (
    <section aria-labelledby="featured" className="page-width py-7 sm:py-14">
      <h2 id="featured">Three paths to look at first</h2>
      <p className="mt-2">Read the first two sections of any path free.</p>
      <div className="mt-4 grid gap-3 sm:mt-6 md:grid-cols-3 md:gap-x-6 md:gap-y-0">
        {home.content.featured.map((path) => (
          <FeaturedPathCard key={path.slug} path={path} />
        ))}
      </div>
      <p className="bars-key text-sm">
        <svg aria-hidden="true" width="22" height="8">
          <line className="bars-floor" y1="4" x2="100%" y2="4" />
        </svg>
        <span>Casual minimum wage: ${casualFloor} an hour. Earnings are our estimates, before tax.</span>
      </p>
      <p className="mt-2">
        <TextLink to={addresses.buildPath()}>See all {home.content.pathCount} income paths</TextLink>
      </p>
    </section>
  );
}
