import { type Dispatch, useEffect } from 'react';
import { toast } from '#web/components/toast/toast.ts';
import { endSession } from '#web/lib/api/call-route.ts';
import { dropSession, readSession } from '#web/lib/session.ts';
import { keepUnlockWish } from '#web/lib/unlock-wish.ts';
import { newsOf } from './outcome-news.ts';
import type { UnlockOutcome } from './read-answers.ts';
import type { UnlockEvent } from './unlocking.ts';

const sessionEndDelayMs = 1500;

/** An outcome, and the session it was for. */
export interface Answer {
  outcome: UnlockOutcome;
  token: string | undefined;
  /** A payment for the path led here. */
  paid: boolean;
}

/** Shows the toast once the dialog has taken its new step, because the toast container moves with it. */
export function useOutcomeNews(answer: Answer | undefined, dispatch: Dispatch<UnlockEvent>): void {
  useEffect(() => {
    if (answer === undefined) return;
    const news = newsOf(answer.outcome, answer);
    if (news === undefined) return;
    const { tone, message } = news;
    const timer = setTimeout(() => toast[tone](message, { brief: tone !== 'info' }));
    return () => clearTimeout(timer);
  }, [answer]);

  useEffect(() => {
    if (answer?.outcome.kind !== 'session-refused') return;
    const { token } = answer;
    const timer = setTimeout(() => {
      // After the log-in, the reader continues where they were.
      keepUnlockWish(location.pathname);
      endSession(token);
      dispatch({ kind: 'close' });
    }, sessionEndDelayMs);
    return () => {
      clearTimeout(timer);
      // A reader who navigated meanwhile stays there, but a refused session ends anyway.
      if (readSession()?.token === token) dropSession();
    };
  }, [answer, dispatch]);
}
