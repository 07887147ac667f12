import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { freePaths } from '#shared/content/free-paths.ts';
import type { PathContent } from '#shared/contract/content-files.ts';
import type { PageId } from '#shared/contract/pages.ts';
import { freePreviewSections } from '#shared/domain/paths/preview.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { asPlanType, type PlanType, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { planReady, reviewTime } from '#web/config/plan-ready.ts';
import { loadContent, settledContent } from '#web/lib/content/content-store.ts';
import { pathFile } from '#web/lib/content/library.ts';
import { pageParams } from '#web/lib/page-params.ts';

export type StepAhead = readonly [title: string, text: string, opens?: PathContent | undefined];

const paying: StepAhead = ['Confirm the price', 'You pay once. Nothing renews.'];

/** The steps after the form for a locked path. Until its data load, they are those of every path. */
export function stepsToPath(path?: PathContent): readonly StepAhead[] {
  const first = path?.sections[freePreviewSections];
  return [
    paying,
    ['Read on from the free part', first ? `Next is “${first.title}”.` : 'Every section is open.', path],
    ['Keep it', 'It’s on your dashboard and remembers your place.'],
  ];
}

/** The same for a plan. */
const stepsToPlan = (plan: PlanType): readonly StepAhead[] => [
  paying,
  ['Answer six questions', 'Your draft saves as you type.'],
  plan === 'BASIC'
    ? ['Get your plan', `It’s ready ${planReady.BASIC}, by email and here for 30 days.`]
    : ['A person reviews them', `In ${reviewTime}, they approve your plan or tell you what to change.`],
];

/** The wanted path; until its data have loaded, placeholders of the same size are shown. */
interface WantedPath {
  slug: string;
  content?: PathContent | undefined;
  /** Its data are loading. */
  isAsking?: boolean;
}

/** Why a person is asked to log in: their goal, and the next step. */
export interface Reason {
  /** Continues “Log in” or “Sign up”. */
  to: string;
  next: string;
  /** The person wants to pay. */
  pays?: true;
  /** The price, if known. */
  price?: string;
  /** The steps after the form, if known. */
  steps?: readonly StepAhead[] | undefined;
  path?: WantedPath;
  plan?: PlanType;
}

const confirming = (price: string) => `You confirm ${price} before you pay.`;

const back = 'Then we’ll take you back to where you were.';

/** Derives the reason from the address of the wanted page. */
export function reasonFor(destination: string): Reason | undefined {
  const { pathname, searchParams } = new URL(destination, 'https://site.invalid');
  const isAt = (page: PageId) => pageParams(page, pathname) !== undefined;
  if (isAt('plans')) {
    const plan = asPlanType(searchParams.get('plan') ?? '');
    if (plan === undefined) return { to: 'choose your plan', next: back };
    const price = formatAud(planPrices[plan]);
    return {
      to: `start your ${planNames[plan]} plan`,
      next: confirming(price),
      pays: true,
      price,
      steps: stepsToPlan(plan),
      plan,
    };
  }
  const slug = pageParams('path', pathname)?.pathSlug;
  if (slug !== undefined)
    return freePaths.some((free) => free === slug)
      ? { to: 'continue this path', next: back, path: { slug } }
      : {
          to: 'unlock this path',
          next: confirming('the price'),
          pays: true,
          steps: stepsToPath(),
          path: { slug },
        };
  if (isAt('orderTokens')) return { to: 'buy tokens', next: back, pays: true };
  if (isAt('run') || isAt('confirmPlan')) return { to: 'continue your plan', next: back };
  if (isAt('file')) return { to: 'read your document', next: back };
  if (isAt('invoice')) return { to: 'see your invoice', next: back };
  if (isAt('profile')) return { to: 'see your profile', next: back };
  if (isAt('changePassword')) return { to: 'change your password', next: back };
  if (isAt('review')) return { to: 'review a plan', next: back };
  return undefined;
}

/** Whether a person returns from the payment page; they then have an account, even if their session ended. */
export const isBackFromPaying = (destination: string): boolean =>
  new URL(destination, 'https://site.invalid').searchParams.has('session_id');

/** What logging in again leads to. After a payment, people want to know whether it went through. */
export function afterEnd(destination: string): string {
  const { pathname, searchParams } = new URL(destination, 'https://site.invalid');
  const isPayment = isBackFromPaying(destination) || pageParams('confirmPlan', pathname);
  return isPayment && searchParams.get('status') !== 'cancel'
    ? 'If your payment went through, we have it. Log in to see it, and please don’t pay twice.'
    : back;
}

const fileAt = (pathname: string) => {
  const { personaSlug, pathSlug } = pageParams('path', pathname) ?? {};
  return personaSlug === undefined || pathSlug === undefined ? undefined : pathFile(personaSlug, pathSlug);
};

/** The data of the path, once loaded. */
function usePathAt(destination: string): Pick<WantedPath, 'content' | 'isAsking'> {
  const { pathname } = new URL(destination, 'https://site.invalid');
  const [settledAt, setSettledAt] = useState<string>();
  const file = fileAt(pathname);
  const settled = file && settledContent(file);
  useEffect(() => {
    const wanted = fileAt(pathname);
    if (wanted === undefined || settledContent(wanted) !== undefined) return;
    const settle = () => setSettledAt(pathname);
    loadContent(wanted).then(settle, settle);
  }, [pathname]);
  return {
    content: settled?.kind === 'ready' ? settled.content : undefined,
    isAsking: file !== undefined && settled === undefined && settledAt !== pathname,
  };
}

/** The address gives the reason straight away; price and contents follow with the path's data. */
export function useReason(destination: string): Reason | undefined {
  const at = usePathAt(destination);
  const reason = reasonFor(destination);
  if (reason?.path === undefined) return reason;
  const path = { ...reason.path, ...at };
  if (at.content === undefined || !reason.pays) return { ...reason, path };
  const price = formatAud(effectivePrice(at.content.meta));
  return { ...reason, next: confirming(price), price, steps: stepsToPath(at.content), path };
}

/** The name in heading and title: the path's title, once it is loaded. */
export const nameOf = ({ to, path }: Reason): string =>
  to.replace('this path', path?.content?.meta.title ?? 'this path');

/**
 * The introduction above a form, next to the wanted path, whose space is reserved until its price is loaded.
 */
export function FormLede({ reason, children }: { reason: Reason | undefined; children: ReactNode }) {
  if (reason?.path === undefined) return <p className="mt-2 text-ink-soft">{children}</p>;
  return (
    <div className="form-wanted [&>.cover]:flex-none [&>.cover]:self-center [&>.cover]:w-[min(3.5rem,17.5vw)]">
      <Cover of={reason.path.slug} />
      <p className="text-ink-soft min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}

interface AccountSwitchProps {
  current: 'log-in' | 'sign-up';
  /** A link to the other form. */
  other: ReactNode;
}

/** Links from the log-in form to the sign-up form and back. The header omits the same link. */
export const AccountSwitch = ({ current, other }: AccountSwitchProps) => (
  <p
    className="account-switch mt-5 mb-6 gap-[min(1rem,5vw)] flex items-center justify-between min-h-15.5 border-y border-y-line [form+&]:mt-6 [form+&]:mb-0 noscript:hidden"
    data-current={current}
  >
    {current === 'log-in' ? 'New here?' : 'Have an account?'} {other}
  </p>
);

/** For people who want to pay, before they log in. */
export function HowOnePays(): ReactNode {
  return (
    <p className="flex gap-2 text-sm">
      <Lock aria-hidden className="size-5 shrink-0 text-leaf" />
      <span className="min-w-0">
        You pay by card on our payment provider’s page.{' '}
        <Link to="/terms#refunds" className="inline-block">
          No change-of-mind refunds: your rights
        </Link>
      </span>
    </p>
  );
}
