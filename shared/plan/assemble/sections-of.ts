import { assumptionsToTest } from './assumptions-to-test.ts';
import { cashPage } from './cash-page.ts';
import { cashStatement } from './cash-statement.ts';
import { customerPage, rivalsPage } from './customer-page.ts';
import type { Draft } from './draft.ts';
import { dutiesPage } from './duties-page.ts';
import { fortnight } from './fortnight.ts';
import { goToMarket } from './go-to-market.ts';
import { hoursAndBudget } from './hours-budget.ts';
import { marketPage, positioningPage } from './market-page.ts';
import { metricsPage } from './metrics-page.ts';
import { offerPage } from './offer-page.ts';
import { openAnswersPage } from './open-answers-page.ts';
import { operationsPage, toolsPage } from './operations-pages.ts';
import { ownerPage } from './owner-page.ts';
import { pageOne } from './page-one.ts';
import { reportSheet } from './report-sheet.ts';
import { reviewPage } from './review-page.ts';
import { risksPage, scriptsPage } from './risks-page.ts';
import { roadmapPage } from './roadmap-page.ts';
import { runnerUpPage } from './runner-up.ts';
import { scenarioPages } from './scenario-pages.ts';
import { sensitivityPage } from './sensitivity-page.ts';
import { signOff } from './sign-off.ts';
import { fundingPage, gridPage, milestonesPage, statementsPage } from './statements-pages.ts';
import { stressPage } from './stress-page.ts';
import { evidencePage, executiveSummary, lenderPage } from './summary-pages.ts';
import { swotPage } from './swot-page.ts';
import { unitPage } from './unit-page.ts';
import { whyThisPath } from './why-this-path.ts';
import type { DraftSection } from './write-blocks.ts';

/** The pages of each kind of plan, in the order in which they are read. */
export function sectionsOf(draft: Draft): DraftSection[] {
  const basic = [
    pageOne(draft),
    whyThisPath(draft),
    ...openAnswersPage(draft),
    offerPage(draft),
    unitPage(draft),
    cashPage(draft),
    hoursAndBudget(draft),
    fortnight(draft),
    dutiesPage(draft),
  ];
  if (draft.model.tier === 'BASIC') return basic;
  const pro = [
    ...basic,
    customerPage(draft),
    rivalsPage(draft),
    swotPage(draft),
    runnerUpPage(draft),
    ...scenarioPages(draft),
    sensitivityPage(draft),
    roadmapPage(draft),
    metricsPage(draft),
    risksPage(draft),
    scriptsPage(draft),
    reviewPage(draft),
  ];
  if (draft.model.tier === 'PRO') return pro;
  return [
    ...pro,
    executiveSummary(draft),
    marketPage(draft),
    positioningPage(draft),
    ...goToMarket(draft),
    operationsPage(draft),
    toolsPage(draft),
    ownerPage(draft),
    statementsPage(draft),
    cashStatement(draft),
    gridPage(draft),
    stressPage(draft),
    assumptionsToTest(draft),
    fundingPage(draft),
    milestonesPage(draft),
    reportSheet(draft),
    lenderPage(draft),
    evidencePage(draft),
    signOff(draft),
  ];
}
