import type { SamplePlan } from '#shared/contract/content-files.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { planNames, planTypes } from '#shared/domain/plans/plans.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';

/** Of the pages of all samples, further down. */
export const pagesAnchor = 'pages';

const { width, height } = samplePictureSizes.front;
/** The picture is twice as large, so that it stays sharp. */
const drawn = { width: width / 2, height: height / 2 };
/** As much of the pages below as is seen; five of them are one edge. */
const edge = 3;
const most = 7;

/** A sample as a deck, thicker the more pages it has, with a chart of it on top: how much one gets, and what it looks like. Leads to the pages. */
export function PageDeck({ sample: { tier, pages, fronts } }: { sample: SamplePlan }) {
  const edges = Math.min(most, Math.round(pages / 5));
  const page = { x: 0.5, y: 0.5, width: drawn.width - 1 - edges * edge, height: drawn.height - 1 };
  const showTier = () => document.getElementById(`sample-${tier.toLowerCase()}`)?.click();
  return (
    <a href={`#${pagesAnchor}`} className="page-deck" data-says-more="" onClick={showTier}>
      <svg aria-hidden="true" viewBox={`0 0 ${drawn.width} ${drawn.height}`}>
        {Array.from({ length: edges }, (_, index) => edges - index).map((place) => (
          <rect
            key={place}
            {...page}
            x={0.5 + place * edge}
            className={place * 2 > edges ? 'page-rear' : 'page-near'}
          />
        ))}
        <svg
          aria-hidden="true"
          {...page}
          preserveAspectRatio="xMinYMin slice"
          viewBox={`${planTypes.indexOf(tier) * width} 0 ${page.width * 2} ${page.height * 2}`}
        >
          <image href={fronts} width={planTypes.length * width} height={height} />
        </svg>
        <rect {...page} className="page-top" />
      </svg>
      <span className="text-sm font-semibold text-leaf">
        {pages} pages: look inside<VisuallyHidden> the sample {planNames[tier]} plan</VisuallyHidden>
      </span>
    </a>
  );
}
