import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

export interface Sent {
  runId: string;
  answers: RunAnswers;
  /** Left out if nothing was ever confirmed. */
  confirmed?: Confirmed;
  baseVersion: number;
}

export type SendOutcome =
  | { kind: 'done'; run: RunDetail }
  /** It was saved elsewhere meanwhile; this is the server's state. */
  | { kind: 'stale'; run: RunDetail }
  | { kind: 'session' }
  /** Without a sentence if the server gave none. */
  | { kind: 'refused'; code: string; sentence: string | undefined }
  | { kind: 'unreachable' };

async function send(
  route: typeof pathCompilerRoutes.saveRun | typeof pathCompilerRoutes.submitRun,
  sent: Sent,
) {
  const { runId, answers, confirmed, baseVersion } = sent;
  const body = { ...answers, ...(confirmed && { confirmed }), baseVersion };
  const input = { params: { runId }, body };
  const result = await callRoute(route, input);
  if (result.ok) return { kind: 'done', run: result.answer.data } as const;
  if (result.kind === 'network') return { kind: 'unreachable' } as const;
  if (result.status === 401 || result.status === 403) return { kind: 'session' } as const;
  if (result.code === 'draft-stale') {
    const now = await callRoute(pathCompilerRoutes.getRun, { params: { runId } });
    if (now.ok) return { kind: 'stale', run: now.answer.data } as const;
  }
  const sentence = result.code === 'unreadable-answer' ? undefined : result.message;
  return { kind: 'refused', code: result.code, sentence } as const;
}

/**
 * Other windows learn of it when they save or get the focus, because announcing each pause in typing would be
 * too much.
 */
export const saveRun = (sent: Sent): Promise<SendOutcome> => send(pathCompilerRoutes.saveRun, sent);

export async function submitRun(sent: Sent): Promise<SendOutcome> {
  const outcome = await send(pathCompilerRoutes.submitRun, sent);
  if (outcome.kind === 'done') tellAccountChange('runs');
  return outcome;
}
