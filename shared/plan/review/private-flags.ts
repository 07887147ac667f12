import type { Catalogue } from '../catalogue.ts';
import type { PrivateNote, Reading } from '../reading/reading.ts';
import { quoted, type ReviewFlag } from './review-flag.ts';

const kept: Readonly<Record<PrivateNote['class'], string>> = {
  P1: 'Printed as a role',
  P2: 'Private',
  P3: 'Private, about safety',
  P4: 'Private, about the law',
};

export function privateFlags({ private: notes }: Reading): ReviewFlag[] {
  const isSafety = notes.some(({ value }) => value.class === 'P3');
  return [
    ...(isSafety
      ? [
          {
            code: 'safety' as const,
            sentence:
              'There is a safety note. No page may show a surname, a place, a number, a school or a day off.',
          },
        ]
      : []),
    ...notes.map(({ value, words }) => ({
      code: 'private' as const,
      sentence: `${kept[value.class]}: ${quoted(words)}`,
    })),
  ];
}

export function situationFlags(reading: Reading, { situations }: Catalogue): ReviewFlag[] {
  return reading.situations.flatMap(({ value, words }) => {
    const situation = situations.find(({ id }) => id === value.id);
    if (!situation) return [];
    const isPrivate = !['P0', 'P1'].includes(situation.privacy);
    return [
      {
        code: 'situation' as const,
        sentence: `${isPrivate ? 'Private. ' : ''}${situation.name}. They wrote ${quoted(words)}.`,
      },
    ];
  });
}
