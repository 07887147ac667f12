import type { Candidate, Reason, Removed } from '../../choice/candidate.ts';
import { leftPerHour } from '../../choice/score-offer.ts';
import type { Block, PlanSection } from '../../document/plan-document.ts';
import { rootOf, wordsOf } from '../../reading/match/words.ts';
import { isSelling } from '../../reading/reading.ts';
import { bullets, given, type Maybe, paragraph, prose, strong, title, under } from '../blocks.ts';
import { addDays, afterYearEnd, dayAndDate } from '../say/dates.ts';
import { hourLeaves } from '../say/hour.ts';
import { about, dollars } from '../say/money.ts';
import { nextStep } from '../say/next-step.ts';
import { isOfPerson, isOfThings, needWords } from '../say/read-words.ts';
import { an, duration, heading, phrase, sentence } from '../say/words.ts';
import { isFull, quote, type Writing } from '../writing.ts';
import { buyerReason, ownReasons, type ReasonSources } from './own-reasons.ts';
import { questionBlocks, readBlocks } from './read.ts';

const wordsAs = (writing: ReasonSources, words: string): string | undefined => {
  const fact = [...writing.reading.buyers, ...writing.reading.prices, ...writing.reading.skills].find(
    (one) => one.words === words,
  );
  return quote(writing, fact ?? { words, at: { field: 'content', from: -1, to: -1 } });
};

/** "You hold the licence to repair vehicles." */
const heldWords = (name: string): string =>
  name.startsWith('licence') ? `You hold the ${name}.` : `You hold the licence: ${name}.`;

/** One sentence per reason, each from the customer's own facts. */
function reasonSentence(writing: ReasonSources, reason: Reason): Maybe<string> {
  const { licences } = writing;
  switch (reason.kind) {
    case 'asked':
      return buyerReason(writing);
    case 'paid':
      return 'People have paid you for this work.';
    case 'years':
      return `You have done this work for ${reason.years} years.`;
    case 'licence':
      return heldWords(phrase(licences.get(reason.licence)?.name ?? reason.licence));
    case 'owns':
      return writing.screen.allows(reason.item) && `You own this: ${reason.item}.`;
    case 'named': {
      const words = wordsAs(writing, reason.words);
      return words && `You wrote ${words}.`;
    }
    case 'own-idea':
      return 'It is your own idea.';
    case 'handbook':
      return 'You unlocked its handbook.';
    case 'needs-no-skill':
      return 'We found no skill that people pay for. This work needs none: you’ll learn it in the first weeks.';
    case 'interest':
      return undefined;
  }
}

const mostReasons = 5;

/** At least two reasons from the customer's own facts, as far as a file may hold them. */
export function listReasons(writing: ReasonSources): string[] {
  const { candidate } = writing;
  const kinds = new Set<string>();
  const said = given(
    candidate.reasons
      .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
      .map((reason) => reasonSentence(writing, reason)),
  );
  const own = ownReasons(writing, kinds);
  const named = !kinds.has('years');
  // One or two words say no more than the other reasons.
  const isSaid = (text: string): boolean =>
    !text.startsWith('You wrote') || (named && (own.length < 2 || text.split(' ').length > 4));
  const all = [...said.filter(isSaid), ...own];
  return [
    ...all.slice(0, mostReasons),
    ...candidate.care
      .filter(({ need }) => !isOfPerson(need) && !isOfThings(need))
      .slice(0, 1)
      .map(({ need }) => `You ruled out ${needWords[need]}. Say no to jobs that need it.`),
  ];
}

/** The customer's own price is put on each business, so it says nothing between them. */
const hasSamePrice = ({ candidate, reading }: Writing, other: Candidate): boolean => {
  const [mine, theirs] = [candidate.offer.items[0]?.price.mid, other.offer.items[0]?.price.mid];
  const isOwn = reading.prices.some(({ value }) => value.cents === Math.round((theirs ?? 0) * 100));
  return isOwn || mine === theirs;
};

/** Another business is named where that helps: by another price, or by a skill that the customer told of. */
const isUseful = (writing: Writing, other: Candidate): boolean =>
  !writing.reading.running &&
  !(writing.candidate.isUncatalogued && !isProven(writing, other)) &&
  (!hasSamePrice(writing, other) || isOtherSkill(writing, other));

const isProven = ({ reading }: Writing, { trade }: Candidate): boolean =>
  reading.skills.some(
    ({ value }) =>
      value.trade === trade.id &&
      ((value.years ?? 0) >= 2 || value.proof.includes('paid') || value.proof.includes('certificate')),
  );

const isOtherSkill = ({ candidate }: Writing, other: Candidate): boolean =>
  other.trade.id !== candidate.trade.id && other.strength >= 6 && other.strength < candidate.strength;

/** Why another business comes second: the first reason that is true. Without one it is not named. */
function whyNot(writing: Writing, other: Candidate): string | undefined {
  const { candidate, figures, licences } = writing;
  const here = hourLeaves(figures.inputs) ?? 0;
  const there = leftPerHour(other.offer) * 100;
  const licence = other.licenceFirst && licences.get(other.licenceFirst);
  if (licence && !candidate.licenceFirst) return `It needs a licence first: ${phrase(licence.name)}.`;
  const [item] = other.offer.items;
  const hours = figures.inputs.hoursPerWeek.value;
  if (item && item.hours > hours) return `One takes ${duration(item.hours)}, and your week has ${hours}.`;
  if (there < here * 0.95 && !hasSamePrice(writing, other))
    return `You would make about ${about(there)} an hour, not ${about(here)}.`;
  if (other.offer.deposit !== 'none' && candidate.offer.deposit === 'none')
    return 'Buyers pay a deposit, so the first order takes longer to win.';
  return betterLater(writing, other, { here, there });
}

/** A better hour on paper comes second where people ask for the first, or where more of the answers are about it. */
function betterLater(
  writing: Writing,
  other: Candidate,
  { here, there }: { here: number; there: number },
): string | undefined {
  const { candidate, reading } = writing;
  if (there <= here * 1.05) return undefined;
  const hour = `You might make about ${about(there)} an hour, not ${about(here)}.`;
  if (reading.buyers.some(({ value }) => value.when !== 'hope' && value.when !== 'past'))
    return `${hour} But people already ask you for what this plan sells.`;
  return other.fit < candidate.fit || other.strength < candidate.strength
    ? `${hour} But more of your answers are about the work in this plan. Try this one next.`
    : undefined;
}

const otherLine = (writing: Writing, other: Candidate): (string | ReturnType<typeof strong>)[] => {
  const [item] = other.offer.items;
  const isPriced = item && !hasSamePrice(writing, other);
  const price = isPriced ? ` ${heading(dollars(item.price.mid * 100))} ${an(item.unit)}.` : '';
  return [strong(sentence(other.offer.name)), `${price} ${whyNot(writing, other)}`];
};

function removedLine(writing: Writing, { name, by }: Removed): Maybe<(string | ReturnType<typeof strong>)[]> {
  const head = strong(sentence(name));
  if (by.kind === 'limit' && isOfPerson(by.need)) return undefined;
  if (by.kind === 'limit') return [head, ` Left out: you ruled out ${needWords[by.need]}.`];
  if (by.kind === 'licence')
    return [
      head,
      ` Later: it needs a licence (${phrase(writing.licences.get(by.licence)?.name ?? by.licence)}).`,
    ];
  if (by.kind === 'refused') return [head, ' Left out: you ruled it out.'];
  return [head, ` Later: you must be ${by.least}.`];
}

/** What the plan is about is not looked at and left. */
function isOwnWork({ reading, offer }: Writing, other: Candidate): boolean {
  const roots = reading.work?.value.isSure ? reading.work.value.roots : [];
  const rootsOf = (text: string) => new Set(wordsOf(text).map(({ stem }) => rootOf(stem)));
  const named = rootsOf(other.offer.name);
  const chosen = rootsOf(offer.name);
  return roots.length > 1 && roots.every((root) => named.has(root) && !chosen.has(root));
}

/** The other businesses that part 2 names. */
export const othersNamed = (writing: Writing): Candidate[] =>
  writing.choice.offered
    .filter((other) => other.id !== writing.candidate.id && !isOwnWork(writing, other))
    .filter((other) => isUseful(writing, other) && whyNot(writing, other) !== undefined)
    .slice(0, 2);

function others(writing: Writing): Block[] {
  const { choice, trade, isPlain } = writing;
  const offered = othersNamed(writing);
  const lines = [
    ...offered.map((other) => otherLine(writing, other)),
    ...choice.removed
      .filter(({ id }) => id.startsWith(`${trade.id}/`))
      .slice(0, Math.max(1, (isFull(writing) ? 3 : 2) - offered.length))
      .map((removed) => removedLine(writing, removed)),
  ];
  return under(title('others-title', isPlain ? 'Other ways we looked at' : 'Other ideas we looked at'), [
    bullets('others-list', lines),
  ]);
}

function changes(writing: Writing): Block[] {
  const { candidate, licences, schedule, today, reading } = writing;
  const next = nextStep(writing);
  const { under: limit } = candidate;
  const judgeOn = afterYearEnd(addDays(today, Math.max(30, schedule.days)));
  const licence = limit && licences.get(limit.licence);
  return under(title('changes-title', 'What would change this choice'), [
    bullets('changes-list', [
      !isSelling(reading) && `Fewer than three people say yes by ${dayAndDate(judgeOn)}.`,
      licence && limit?.limit !== undefined
        ? `You get the licence (${phrase(licence.name)}). Then you can take jobs worth more than ${dollars(limit.limit * 100)}.`
        : undefined,
      next && `Once ${phrase(next.gate)}, the next step is ${phrase(next.offer)}.`,
    ]),
  ]);
}

/** Part 2: what we read, why this business, and the others. */
export function whySection(writing: Writing): PlanSection {
  const { isPlain, choice } = writing;
  const declined = choice.declined.filter((what) => writing.screen.allows(what));
  return {
    id: 'read',
    title: isPlain ? 'What we understood, and why this work' : 'What we understood, and why this business',
    blocks: [
      ...readBlocks(writing),
      ...questionBlocks(writing),
      ...under(title('why-title', isPlain ? 'Why this work' : 'Why this business'), [
        paragraph('why-text', prose(...listReasons(writing))),
        declined.length > 0 &&
          paragraph('declined', `You also mentioned ${declined.join(', ')}. We don’t make plans for that.`),
      ]),
      ...others(writing),
      ...(isFull(writing) ? changes(writing) : []),
    ],
  };
}
