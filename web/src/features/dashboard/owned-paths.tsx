import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';

function placeText({ lastRead, sections }: OwnedPath): string {
  if (lastRead === null) return `${sections} sections, not read yet`;
  return `Section ${lastRead.number} of ${sections}: ${lastRead.title}`;
}

/** Leads to the section where its owner stopped. */
function placeAddress({ personaSlug, pathSlug, lastRead }: OwnedPath): string {
  const address = addresses.path({ personaSlug, pathSlug });
  return lastRead === null ? address : `${address}#${lastRead.section}`;
}

function Row({ path }: { path: OwnedPath }) {
  const label = path.lastRead === null ? 'Read' : 'Continue';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-lg">{path.title}</h3>
        <p className="text-ink-soft">{placeText(path)}</p>
      </div>
      <ButtonLink to={placeAddress(path)} variant="secondary" label={`${label}: ${path.title}`}>
        {label}
      </ButtonLink>
    </li>
  );
}

/** What was bought, the last read first. */
export function OwnedPaths({ paths }: { paths: readonly OwnedPath[] }) {
  if (paths.length === 0)
    return (
      <EmptyState
        text="You have not unlocked a path yet."
        action={<TextLink to={addresses.buildPath()}>Browse income paths</TextLink>}
      />
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {paths.map((path) => (
        <Row key={`${path.personaSlug}/${path.pathSlug}`} path={path} />
      ))}
    </ul>
  );
}
