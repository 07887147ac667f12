import { Banner } from '#web/components/banner.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

const notes = [
  {
    from: 'funding',
    title: 'First a path, then a grant',
    text: 'Grants usually pay back costs of a business that has a direction. Find yours here, then check again which grants fit.',
    shownAtFirst: 'hidden from-funding:block',
  },
  {
    from: 'launch',
    title: 'No grant in our list fits a launch',
    text: 'Strategic paths can bring in money before a grant would. Choose one by the hours and the budget you have now.',
    shownAtFirst: 'hidden from-launch:block',
  },
] as const;

/**
 * For those who come from the funding pages: why they are here, and the way back. The page as the build drew it has
 * every note, and the style sheet shows the right one before the first paint, so that nothing moves later.
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
