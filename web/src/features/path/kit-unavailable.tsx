import { Section } from '#web/components/section.tsx';

/** Replaces the kit when its code failed to load. */
export function KitUnavailable() {
  return (
    <div className="mb-12 max-w-measure print:hidden">
      <Section title="Your working kit">
        <p>It didn’t load. Please reload the page.</p>
      </Section>
    </div>
  );
}
