import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanDocument, PlanSection } from '../document/plan-document.ts';
import { asAbroad, signOf } from './abroad.ts';
import { given } from './blocks.ts';
import { inEasyWords } from './easy-words.ts';
import { linkTexts } from './link-texts.ts';
import { homeTown } from './reach/home-town.ts';
import { fullDate } from './say/dates.ts';
import { answerSection } from './sections/answer.ts';
import { assumedSection } from './sections/assumed.ts';
import { buyersSection } from './sections/buyers.ts';
import { controlSection } from './sections/control.ts';
import { daysSection } from './sections/days.ts';
import { lenderSection } from './sections/lender.ts';
import { numbersSection } from './sections/numbers.ts';
import { offerSection } from './sections/offer.ts';
import { questionsSection } from './sections/questions.ts';
import { reviewSection, withNotes } from './sections/review.ts';
import { risksSection } from './sections/risks.ts';
import { rulesSection } from './sections/rules.ts';
import { whySection } from './sections/why.ts';
import type { Writing } from './writing.ts';

/** Named in every document, so that two plans can be told apart by the rules and data that made them. */
export const writerVersion = '2.0';

const tierNames: Readonly<Record<PlanType, string>> = {
  BASIC: 'Basic',
  PRO: 'Pro',
  ENTERPRISE: 'Enterprise',
};

/** The parts in their order. The texts of the catalogue refer to parts 3, 4 and 5 by number. */
function sectionsOf(writing: Writing): PlanSection[] {
  const isEnterprise = writing.tier === 'ENTERPRISE';
  return given<PlanSection>([
    answerSection(writing),
    whySection(writing),
    offerSection(writing),
    numbersSection(writing),
    buyersSection(writing),
    daysSection(writing),
    rulesSection(writing),
    risksSection(writing),
    questionsSection(writing),
    isEnterprise && controlSection(writing),
    reviewSection(writing),
    assumedSection(writing),
    isEnterprise && lenderSection(writing),
  ]).map((section) => withNotes(section, writing));
}

export function writeDocument(
  writing: Writing,
  { planId, now }: { planId: string; now: Date },
): PlanDocument {
  const { tier, offer, input, screen, firstName, today, isPlain, isAustralia } = writing;
  const written = isPlain ? inEasyWords(sectionsOf(writing)) : sectionsOf(writing);
  const person = screen.isSafety || writing.reading.hidesSurname ? firstName : input.profile.name;
  const town = homeTown(writing);
  return {
    planId,
    tier,
    compilerVersion: writerVersion,
    createdAt: now.toISOString(),
    title: offer.name,
    person,
    byline: `A plan for ${person}${town === undefined ? '' : ` in ${town}`} · ${tierNames[tier]} plan${isPlain ? ' · easy words' : ''} · ${fullDate(today)}`,
    language: 'en-AU',
    sections: linkTexts(isAustralia ? written : asAbroad(written, signOf(input))),
  };
}
