import { useEffect, useState } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { pages } from '#shared/contract/pages.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { asPlanType, type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { loadContent, readyContent } from '#web/lib/content/content-store.ts';
import { pathFile } from '#web/lib/content/library.ts';
import { matchPattern } from '#web/lib/router/match-pattern.ts';
import { type StepAhead, stepsToPath, stepsToPlan } from './steps-ahead.ts';

/** Why somebody is asked to log in: what they will do, and what comes next. */
export interface Reason {
  /** Goes on from “Log in” or “Sign up”. */
  to: string;
  next: string;
  /** They come to pay. */
  pays?: true;
  /** What, where it is known. */
  price?: string;
  /** What comes after the form, where it is known. */
  steps?: readonly StepAhead[] | undefined;
  /** The path that is wanted, once it is here. */
  path?: PathContent;
  plan?: PlanType;
}

const back = 'You come straight back to where you were.';

/** By the page that is wanted, as far as its address says it. */
export function reasonFor(destination: string): Reason | undefined {
  const { pathname, searchParams } = new URL(destination, 'https://site.invalid');
  const isAt = (page: { path: string }) => matchPattern(page.path, pathname) !== undefined;
  if (isAt(pages.plans)) {
    const plan = asPlanType(searchParams.get('plan') ?? '');
    return plan === undefined
      ? { to: 'choose your plan', next: back }
      : {
          to: `start your ${planNames[plan]} plan`,
          next: 'You see what you pay before anything is charged.',
          pays: true,
          price: formatAud(planPrices[plan]),
          steps: stepsToPlan(plan),
          plan,
        };
  }
  if (isAt(pages.path)) return { to: 'unlock this path', next: back, pays: true };
  if (isAt(pages.orderTokens)) return { to: 'buy tokens', next: back, pays: true };
  if (isAt(pages.run) || isAt(pages.confirmPlan)) return { to: 'go on with your plan', next: back };
  if (isAt(pages.file)) return { to: 'read your document', next: back };
  return undefined;
}

const fileAt = (pathname: string) => {
  const { personaSlug, pathSlug } = matchPattern(pages.path.path, pathname) ?? {};
  return personaSlug === undefined || pathSlug === undefined ? undefined : pathFile(personaSlug, pathSlug);
};

/** The path that is wanted, by its name and price, once they are known; until then the page says “this path”. */
function usePathAt(destination: string): Reason | undefined {
  const { pathname } = new URL(destination, 'https://site.invalid');
  const [, draw] = useState(0);
  useEffect(() => {
    const file = fileAt(pathname);
    if (file === undefined || readyContent(file) !== undefined) return;
    loadContent(file).then(
      () => draw((count) => count + 1),
      () => undefined,
    );
  }, [pathname]);
  const file = fileAt(pathname);
  const path = file && readyContent(file);
  if (path === undefined) return undefined;
  const { meta } = path;
  const price = effectivePrice(meta);
  return price === 0
    ? { to: `go on with ${meta.title}`, next: back, path }
    : {
        to: `unlock ${meta.title}`,
        next: `You come straight back to it and confirm ${formatAud(price)} before you pay.`,
        pays: true,
        price: formatAud(price),
        steps: stepsToPath(path),
        path,
      };
}

export const useReason = (destination: string): Reason | undefined =>
  usePathAt(destination) ?? reasonFor(destination);
