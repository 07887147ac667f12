import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { reviewChecks } from '#shared/plan/review/review.ts';
import { FailedPage } from '#web/components/failed/failed.tsx';
import { LoadingHeading } from '#web/components/loading/loading-heading.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { Section } from '#web/components/page/section.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { newQueryClient } from '#web/lib/api/account-client.ts';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { useSendBack } from './decide/send-back.tsx';
import { reviewQuery } from './review-calls.ts';
import { ReviewDesk } from './review-desk.tsx';
import { workOf } from './typed-work.ts';
import { useReviewWork } from './use-review-work.ts';

interface ClosedReviewProps {
  token: string;
  submission: SubmissionShown;
  heading: string;
  reason: string;
}

const nothing = () => undefined;

/** A submission that was decided while it was open here; the reviewer can copy their texts. */
export function ClosedReview({ token, submission, heading, reason }: ClosedReviewProps) {
  const { work: typed } = useReviewWork(submission, { token, isClosed: true, onChanged: nothing });
  const { values } = useSendBack({ token, submission, onSentBack: nothing, onOvertaken: nothing });
  const work = workOf(typed);
  const written = [
    ['Your question to the customer', values.feedback],
    ...answerFields.map((field) => [`Comment: ${answerNames[field]}`, values[field]]),
    ['Note to the customer', work.toCustomer ?? ''],
    ...work.notes.map(({ section, text }) => [`Note: ${section}`, text]),
    ...reviewChecks.map(({ id, name }) => [`Comment: ${name}`, work.checks[id] ?? '']),
  ].filter(([, text]) => text !== '');
  return (
    <div className="page-width py-12">
      <h1 className="mb-4">{heading}</h1>
      <Banner tone="warning" title="This can no longer be decided" role="alert">
        <p className="wrap-anywhere">{reason}</p>
        {written.length > 0 && <p>Your text wasn’t sent. You can copy it below.</p>}
      </Banner>
      {written.length > 0 && (
        <div className="mt-8">
          <Section title="What you wrote">
            <dl className="space-y-3">
              {written.map(([name, text]) => (
                <div key={name}>
                  <dt className="text-sm text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      )}
    </div>
  );
}

const keptAs = 'review-link';

const tokenIn = (hash: string): string | undefined => hash.slice(1) || undefined;

function readKept(): string | undefined {
  try {
    return sessionStorage.getItem(keptAs) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(keptAs, token);
  } catch {
    // Without storage, a reload needs the link from the mail again.
  }
}

/**
 * The token in the link. It is a secret, so it is removed from the address bar and the history straight away.
 * It stays in this tab for a reload.
 */
function useReviewToken(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(window.location.hash) ?? readKept());
  useLayoutEffect(() => {
    const given = tokenIn(hash);
    if (given === undefined) return;
    keep(given);
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

interface StandProps {
  title: string;
  children: ReactNode;
  /** It replaces a form that had the focus. */
  takesFocus?: boolean;
}

const askUs = provider.email !== null && (
  <p>
    Is something wrong with this? <a href={`mailto:${provider.email}`}>Email us</a>.
  </p>
);

/** The page of a link that has nothing to decide. */
function Stand({ title, children, takesFocus = false }: StandProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div role="status" className="mt-4 max-w-measure space-y-2 text-lg wrap-anywhere">
        {children}
      </div>
      {askUs && <div className="mt-8 max-w-measure border-t border-line pt-4">{askUs}</div>}
    </div>
  );
}

function ReviewSkeleton() {
  return (
    <div
      className="review-desk grid grid-cols-1 lg:h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,min(34rem,46%))] lg:grid-rows-[auto_minmax(0,1fr)]"
      data-pane="review"
    >
      <div className="py-2 px-4 top-0 sticky z-20 flex min-h-16 flex-wrap items-center justify-between border-b border-b-line-strong bg-sheet gap-y-1 gap-x-4 lg:col-span-full">
        <LoadingHeading shown>Loading the submission</LoadingHeading>
        <LoadingText />
      </div>
      <div className="min-w-0 bg-sand lg:flex lg:min-h-0 lg:flex-col lg:border-r lg:border-r-line-strong max-lg:in-data-[pane=review]:hidden p-4">
        <Skeleton className="h-[60dvh] w-full" />
      </div>
      <div className="lg:overflow-y-auto lg:min-h-0 lg:[scroll-padding-block:1rem_5rem] max-lg:in-data-[pane=plan]:hidden">
        <div className="p-4 gap-8 flex min-w-0 flex-col">
          <Skeleton className="h-28" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </div>
  );
}

const thanks: Record<Verdict, { title: string; text: string }> = {
  approve: {
    title: 'Approved. Thank you.',
    text: 'We’re making the document now and will email it to the customer.',
  },
  reject: { title: 'Sent back. Thank you.', text: 'We’ll email your comments to the customer.' },
};

const opensNone = 'This review link no longer works';

const noLink = (
  <Stand title={opensNone}>
    <p>
      Open the full link from the review email again. Its subject ends in “for your review”. If it still
      doesn’t work, the link was replaced or the submission withdrawn.
    </p>
    <p>
      <TextLink to={addresses.home()}>Back to homepage</TextLink>
    </p>
  </Stand>
);

const alreadyDecided = 'Already decided';

function Review({ token }: { token: string }) {
  const asked = useQuery(reviewQuery(token));
  const failure = useFailure(asked);
  const { data, error, refetch } = asked;
  const [decided, setDecided] = useState<Verdict>();
  if (decided !== undefined)
    return (
      <Stand title={thanks[decided].title} takesFocus>
        {data !== undefined && (
          <p>
            That was submission {data.attempt} of {data.maxAttempts} of {aPlan(data.plan)}.
          </p>
        )}
        <p>{thanks[decided].text} You can close this page.</p>
      </Stand>
    );
  if (data !== undefined) {
    const said = error instanceof CallFailure ? error.said : undefined;
    const isOver = said?.status === 409 || said?.status === 404;
    if (isOver)
      return (
        <ClosedReview
          token={token}
          submission={data}
          heading={said.status === 409 ? alreadyDecided : opensNone}
          reason={said.message}
        />
      );
    return (
      <ReviewDesk token={token} submission={data} onDecided={setDecided} onChanged={() => void refetch()} />
    );
  }
  if (failure === undefined) return <ReviewSkeleton />;
  if (failure.said?.status === 404) return noLink;
  if (failure.said?.status === 409)
    return (
      <Stand title={alreadyDecided}>
        <p>{failure.said.message}</p>
        <p className="text-ink-soft">You can close this page.</p>
      </Stand>
    );
  return (
    <FailedPage
      title="We couldn’t load the submission"
      kept="Nothing was decided, and your link still works."
      failure={failure}
      note={askUs}
    />
  );
}

/** For reviewers, who have no account here: the token in the link is sufficient. */
export default function ReviewPage() {
  const token = useReviewToken();
  const [client] = useState(newQueryClient);
  if (token === undefined) return noLink;
  return (
    <QueryClientProvider client={client}>
      <Review key={token} token={token} />
    </QueryClientProvider>
  );
}
