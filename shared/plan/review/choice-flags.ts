import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Candidate, Reason } from '../choice/candidate.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Reading } from '../reading/reading.ts';
import { quoted, type ReviewFlag } from './review-flag.ts';

export function licenceFlags(
  { licenceFirst, under, trade, offer }: Candidate,
  { reading, catalogue }: { reading: Reading; catalogue: Catalogue },
): ReviewFlag[] {
  const nameOf = (licence: string) => catalogue.licences.find(({ id }) => id === licence)?.name ?? licence;
  const sentences: string[] = [];
  if (licenceFirst)
    sentences.push(`The work needs a licence first: ${nameOf(licenceFirst)}. Do they hold it?`);
  if (under)
    sentences.push(
      `Without this licence, jobs stay ${under.limit === undefined ? 'under its limit' : `under ${formatAud(under.limit * 100)}`}: ${nameOf(under.licence)}.`,
    );
  const relevant = new Set([...trade.licences, ...(offer.licence ? [offer.licence.id] : [])]);
  for (const { value, words } of reading.licences)
    if (relevant.has(value.licence))
      sentences.push(
        `${nameOf(value.licence)}, ${value.status.replace('-', ' ')}: they wrote ${quoted(words)}.`,
      );
  return sentences.map((sentence) => ({ code: 'licensed-work', sentence }));
}

const reasonWords = (reason: Reason, { licences }: Catalogue): string => {
  switch (reason.kind) {
    case 'asked':
      return `people have asked (${quoted(reason.words)})`;
    case 'paid':
      return `people have paid (${quoted(reason.words)})`;
    case 'years':
      return `${reason.years} years of it (${quoted(reason.words)})`;
    case 'named':
      return `they mentioned it (${quoted(reason.words)})`;
    case 'licence':
      return `they hold a licence (${licences.find(({ id }) => id === reason.licence)?.name ?? reason.licence})`;
    case 'owns':
      return `they own ${reason.item}`;
    case 'interest':
      return `it interests them (${quoted(reason.words)})`;
    case 'own-idea':
      return `it is their own idea (${quoted(reason.words)})`;
    case 'handbook':
      return 'they unlocked its handbook';
    case 'needs-no-skill':
      return 'it needs no skill, and they gave none';
  }
};

export function choiceFlags(
  { offer, trade, reasons }: Candidate,
  { unlockedPath }: PlanInput,
  catalogue: Catalogue,
): ReviewFlag[] {
  const isOther =
    unlockedPath !== undefined && !trade.handbooks.some((handbook) => handbook.endsWith(`/${unlockedPath}`));
  const rests = reasons.map((reason) => reasonWords(reason, catalogue));
  return [
    ...(isOther
      ? [
          {
            code: 'unlocked-path-not-chosen' as const,
            sentence: 'The plan is for a different business from the handbook in the background.',
          },
        ]
      : []),
    {
      code: 'choice-rests-on',
      sentence: `“${offer.name}” was chosen because ${rests.length > 0 ? rests.join('; ') : 'it fits best'}.`,
    },
  ];
}
