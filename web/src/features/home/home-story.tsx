import { ClosingWord } from './closing-word.tsx';
import { EntryCards } from './entry-cards.tsx';
import { FeaturedPaths } from './featured-paths.tsx';
import { PlanPages } from './plan-pages.tsx';
import { Questions } from './questions.tsx';
import { ReviewBand } from './review-band.tsx';

/** Below the hero: the product page by page, paths, where to start, who checks it, and common questions. */
export default function HomeStory() {
  return (
    <>
      <PlanPages />
      <FeaturedPaths />
      <EntryCards />
      <ReviewBand />
      <div className="page-width grid gap-x-16 gap-y-7 pt-7 sm:pt-14 lg:grid-cols-[7fr_5fr]">
        <Questions />
        <ClosingWord />
      </div>
    </>
  );
}
