import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { BeingBuiltNote } from './being-built-notes.ts';

export function BeingBuilt({ note }: { note: BeingBuiltNote }) {
  return (
    <div className="page-width py-12 sm:py-20">
      <p className="inline-block border-b-2 border-leaf pb-1 text-sm font-semibold text-leaf">Being built</p>
      <h1 className="mt-4">{note.heading}</h1>
      <p className="mt-4 max-w-measure text-lg">{note.promise}</p>
      <p className="mt-3 max-w-measure text-ink-soft">
        We are still working on this page and would rather say so than show you half of it.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={note.next.to}>{note.next.label}</ButtonLink>
        {note.next.to !== addresses.home() && (
          <ButtonLink to={addresses.home()} variant="secondary">
            Go to the homepage
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
