import type { PathWords } from './path-words.ts';
import { aiAdminSetupWords } from './paths/ai-admin-setup.ts';
import { aiContentDeskWords } from './paths/ai-content-desk.ts';
import { aiTrainingWorkshopWords } from './paths/ai-training-workshop.ts';
import { brandKitInAWeekWords } from './paths/brand-kit-in-a-week.ts';
import { careerAndSkillsCoachWords } from './paths/career-and-skills-coach.ts';
import { cohortMiniCourseWords } from './paths/cohort-mini-course.ts';
import { etsyMadeToOrderWords } from './paths/etsy-made-to-order.ts';
import { firstFiveLocalJobsWords } from './paths/first-five-local-jobs.ts';
import { firstPaidGigWords } from './paths/first-paid-gig.ts';
import { fractionalProjectManagerWords } from './paths/fractional-project-manager.ts';
import { handyOddJobsWords } from './paths/handy-odd-jobs.ts';
import { homeCleanAndTurnoverWords } from './paths/home-clean-and-turnover.ts';
import { localNewsletterWords } from './paths/local-newsletter.ts';
import { mobileGardenCareWords } from './paths/mobile-garden-care.ts';
import { neighbourhoodDigitalHelperWords } from './paths/neighbourhood-digital-helper.ts';
import { nicheReviewSiteWords } from './paths/niche-review-site.ts';
import { petCareRoundsWords } from './paths/pet-care-rounds.ts';
import { printableShopWords } from './paths/printable-shop.ts';
import { promptAndWorkflowPackWords } from './paths/prompt-and-workflow-pack.ts';
import { shortEbookSeriesWords } from './paths/short-ebook-series.ts';
import { shortFormEditingStudioWords } from './paths/short-form-editing-studio.ts';
import { smallGroupTutoringWords } from './paths/small-group-tutoring.ts';
import { starterBlogPlanWords } from './paths/starter-blog-plan.ts';
import { templateProductLineWords } from './paths/template-product-line.ts';
import { ugcMicroCreatorWords } from './paths/ugc-micro-creator.ts';
import { websiteCopySprintsWords } from './paths/website-copy-sprints.ts';
import { weekendResellerWords } from './paths/weekend-reseller.ts';

const all: readonly PathWords[] = [
  aiAdminSetupWords,
  aiContentDeskWords,
  aiTrainingWorkshopWords,
  brandKitInAWeekWords,
  careerAndSkillsCoachWords,
  cohortMiniCourseWords,
  etsyMadeToOrderWords,
  firstFiveLocalJobsWords,
  firstPaidGigWords,
  fractionalProjectManagerWords,
  handyOddJobsWords,
  homeCleanAndTurnoverWords,
  localNewsletterWords,
  mobileGardenCareWords,
  neighbourhoodDigitalHelperWords,
  nicheReviewSiteWords,
  petCareRoundsWords,
  printableShopWords,
  promptAndWorkflowPackWords,
  shortEbookSeriesWords,
  shortFormEditingStudioWords,
  smallGroupTutoringWords,
  starterBlogPlanWords,
  templateProductLineWords,
  ugcMicroCreatorWords,
  websiteCopySprintsWords,
  weekendResellerWords,
];
const bySlug = new Map(all.map((words) => [words.slug, words]));

export function wordsOf(slug: string): PathWords {
  const words = bySlug.get(slug);
  if (!words) throw new Error(`There are no words for the path ${slug}`);
  return words;
}
