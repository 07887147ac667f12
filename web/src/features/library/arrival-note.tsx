import { Banner } from '#web/components/banner.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

const notes = [
  {
    from: 'funding',
    title: 'Choose a path before you apply for a grant',
    text: 'Grants usually fund businesses that already know what they sell. Choose your path here, then check your grants again.',
    shownAtFirst: 'hidden from-funding:block',
  },
  {
    from: 'launch',
    title: 'None of our grants suits a launch',
    text: 'A path can bring in money sooner than a grant. Choose one that suits your hours and budget.',
    shownAtFirst: 'hidden from-launch:block',
  },
] as const;

/**
 * Tells visitors from the funding pages why they are here, with a link back. The prerendered page has every
 * note, and the style sheet shows the right one before the first paint, so that nothing moves later.
 */
export function ArrivalNote({ from }: { from: string | null }) {
  const hydrated = useHydrated();
  return notes
    .filter((note) => !hydrated || note.from === from)
    .map(({ title, text, shownAtFirst, from: name }) => (
      <div key={name} className={hydrated ? 'mt-6' : `mt-6 ${shownAtFirst}`}>
        <Banner
          tone="info"
          title={title}
          action={<TextLink to={addresses.funding()}>Back to funding</TextLink>}
        >
          <p>{text}</p>
        </Banner>
      </div>
    ));
}
