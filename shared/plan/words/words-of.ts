import type { StatedLimit } from '../limits/limits.ts';
import type { PathSlug } from '../paths/path-slugs.ts';
import { keepWordsWithin } from './other-ways.ts';
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

/** A path without words does not compile. */
const bySlug: Readonly<Record<PathSlug, PathWords>> = {
  'first-paid-gig': firstPaidGigWords,
  'printable-shop': printableShopWords,
  'weekend-reseller': weekendResellerWords,
  'ugc-micro-creator': ugcMicroCreatorWords,
  'neighbourhood-digital-helper': neighbourhoodDigitalHelperWords,
  'short-form-editing-studio': shortFormEditingStudioWords,
  'etsy-made-to-order': etsyMadeToOrderWords,
  'brand-kit-in-a-week': brandKitInAWeekWords,
  'template-product-line': templateProductLineWords,
  'ai-admin-setup': aiAdminSetupWords,
  'ai-content-desk': aiContentDeskWords,
  'prompt-and-workflow-pack': promptAndWorkflowPackWords,
  'ai-training-workshop': aiTrainingWorkshopWords,
  'first-five-local-jobs': firstFiveLocalJobsWords,
  'mobile-garden-care': mobileGardenCareWords,
  'home-clean-and-turnover': homeCleanAndTurnoverWords,
  'handy-odd-jobs': handyOddJobsWords,
  'pet-care-rounds': petCareRoundsWords,
  'niche-review-site': nicheReviewSiteWords,
  'local-newsletter': localNewsletterWords,
  'website-copy-sprints': websiteCopySprintsWords,
  'short-ebook-series': shortEbookSeriesWords,
  'starter-blog-plan': starterBlogPlanWords,
  'fractional-project-manager': fractionalProjectManagerWords,
  'career-and-skills-coach': careerAndSkillsCoachWords,
  'small-group-tutoring': smallGroupTutoringWords,
  'cohort-mini-course': cohortMiniCourseWords,
};

/** As they are said to somebody with these limits. */
export const wordsOf = (slug: PathSlug, limits: readonly StatedLimit[] = []): PathWords =>
  keepWordsWithin(bySlug[slug], limits);
