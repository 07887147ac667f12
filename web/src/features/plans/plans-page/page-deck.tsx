import { useEffect, useState } from 'react';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { sampleFronts, samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { SampleFrontPicture } from '#web/components/sample/sample-front.tsx';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';

/** The number of its pages that are shown further down. */
export const shownOf = ({ pages, pictures }: Pick<SamplePlan, 'pages' | 'pictures'>): string =>
  pictures.length === pages ? `all ${pages} pages` : `${pictures.length} of ${pages} pages`;

/** The anchor of all sample pages, further down. */
export const pagesAnchor = 'pages';

const { width, height } = samplePictureSizes.small;

/** The picture is twice as large, so that it stays sharp. */
const page = { width: width / 2, height: height / 2 };

const gap = 6;

/** The visible edge of the pages below; five pages share one edge. */
const edge = 3;

const most = 7;

const drawn = { width: page.width * 2 + gap + most * edge + 1, height: page.height + 1 };

/** Loaded separately from the drawing, whose failure may precede hydration. */
function useIsMissing(address: string): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const picture = new Image();
    picture.onerror = () => setMissing(true);
    picture.src = address;
    return () => {
      picture.onerror = null;
    };
  }, [address]);
  return isMissing;
}

/**
 * A sample as its cover and a deck, thicker with more pages, with its most informative page on top; empty
 * sheets if the picture failed to load.
 */
export function DeckPicture({ sample }: { sample: SamplePlan }) {
  const edges = Math.min(most, Math.round(sample.pages / 5));
  const deck = page.width + gap;
  const isMissing = useIsMissing(sample.fronts);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      className="deck-picture overflow-visible [.plan-in-brief>&]:w-auto [.plan-in-brief>&]:h-16 [.plan-in-brief>&]:shrink-0"
    >
      {Array.from({ length: edges }, (_, index) => edges - index).map((place) => (
        <rect
          key={place}
          {...page}
          x={0.5 + deck + place * edge}
          y={0.5}
          className={place * 2 > edges ? 'page-rear' : 'page-near'}
        />
      ))}
      {!isMissing &&
        sampleFronts.map((front, place) => (
          <SampleFrontPicture key={front} {...{ sample, front }} {...page} x={0.5 + place * deck} y={0.5} />
        ))}
      {sampleFronts.map((front, place) => (
        <rect
          key={front}
          {...page}
          x={0.5 + place * deck}
          y={0.5}
          className={isMissing ? undefined : 'fill-none stroke-line-strong'}
        />
      ))}
    </svg>
  );
}

/** A link to the pages. */
export function PageDeck({ sample }: { sample: SamplePlan }) {
  const showTier = () => document.getElementById(`sample-${sample.tier.toLowerCase()}`)?.click();
  return (
    <a href={`#${pagesAnchor}`} className="page-deck gap-1 grid text-inherit no-underline" onClick={showTier}>
      <DeckPicture sample={sample} />
      <span className="text-leaf text-(length:--text-sm) font-semibold underline underline-offset-4">
        Look inside: <span className="whitespace-nowrap">{shownOf(sample)}</span>
        <VisuallyHidden> of the {planNames[sample.tier]} sample</VisuallyHidden>
      </span>
    </a>
  );
}
