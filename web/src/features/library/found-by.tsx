import { Fragment } from 'react';
import type { LibraryPath } from './library-path.ts';
import { findingsOf } from './where-found.ts';

export interface FoundByProps {
  path: LibraryPath;
  lookedFor: string;
}

/** The topics and other words that a search matched, if the title and description do not show them. */
export function FoundBy({ path, lookedFor }: FoundByProps) {
  const findings = findingsOf(path, lookedFor);
  const knownAs = (wanted: 'topic' | 'word') =>
    findings.filter(({ place }) => place === wanted).map(({ known }) => known);
  const known = [...new Set([...knownAs('topic'), ...knownAs('word')])];
  if (known.length === 0) return null;
  return (
    <p className="path-card-found pt-0.5 pb-2 text-sm leading-[1.45]">
      Also about:{' '}
      {known.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <mark>{word}</mark>
        </Fragment>
      ))}
    </p>
  );
}
