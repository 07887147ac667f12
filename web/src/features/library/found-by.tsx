import { Fragment } from 'react';
import type { LibraryPath } from './library-path.ts';
import { findingsOf } from './where-found.ts';

const names = { topic: 'topic', word: 'related word' } as const;

export interface FoundByProps {
  path: LibraryPath;
  lookedFor: string;
}

/** By which of its topics and other words a path was found, where its title and description do not show it. */
export function FoundBy({ path, lookedFor }: FoundByProps) {
  const findings = findingsOf(path, lookedFor);
  const parts = (['topic', 'word'] as const).flatMap((place) => {
    const known = [...new Set(findings.filter((one) => one.place === place).map((one) => one.known))];
    return known.length === 0 ? [] : [{ place, known }];
  });
  if (parts.length === 0) return null;
  return (
    <p className="path-card-found">
      {parts.map(({ place, known }, index) => (
        <span key={place}>
          {index === 0 ? 'Found by its ' : ' and '}
          {names[place]}
          {known.length > 1 && 's'}:{' '}
          {known.map((word, at) => (
            <Fragment key={word}>
              {at > 0 && ', '}
              <mark>{word}</mark>
            </Fragment>
          ))}
        </span>
      ))}
    </p>
  );
}
