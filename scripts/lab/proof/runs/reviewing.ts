import { decideReview, decideSubmission } from '#functions/api/review/decide-review.ts';
import { findSubmission } from '#functions/api/review/find-submission.ts';
import { previewReview } from '#functions/api/review/preview-review.ts';
import { saveReview } from '#functions/api/review/save-review.ts';
import { findAgain } from '#scripts/ops/reviews.ts';
import { request, text } from '#scripts/testing/handler-call.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { type ReviewWork, reviewCheckIds } from '#shared/plan/review/review.ts';
import type { Task } from '../stories/schedule.ts';
import { type Story, start, type Window } from './story.ts';
import type { Tools } from './world.ts';

type Link = Story['world']['links'][number];

interface Said {
  verdict?: Verdict;
  feedback?: string;
}

const checkedAll: ReviewWork = {
  checks: Object.fromEntries(reviewCheckIds.map((id) => [id, ''])),
  notes: [],
  firstName: 'Rose',
};

/** Usually all checks, sometimes with a new note; and usually the plan that was shown. */
const reviewWorkOf = ({ world: { chance } }: Story): { work: ReviewWork; isOtherPlan: boolean } => ({
  work: {
    ...checkedAll,
    checks: chance.happens(0.1) ? { goal: '' } : checkedAll.checks,
    notes: chance.happens(0.3) ? [{ section: 'risks', text: `Note ${chance.below(1_000_000_000)}` }] : [],
  },
  isOtherPlan: chance.happens(0.05),
});

/** Saves the work and then opens the plan, as the review page does. */
async function lookAtPlan(
  { world }: Story,
  tools: Tools,
  asked: Pick<Parameters<ReturnType<typeof saveReview>>[0], 'request'>,
  { work, isOtherPlan }: ReturnType<typeof reviewWorkOf> = { work: checkedAll, isOtherPlan: false },
) {
  const call = { params: {}, query: {}, session: undefined, ...asked };
  const found = await findSubmission(tools, asked.request);
  if ('kind' in found) return undefined;
  const { workVersion = 0 } = found.submission;
  const kept = await saveReview(tools)({ ...call, body: { work, baseVersion: workVersion } });
  // A note is unique, so this work was not saved before.
  if (kept.kind === 'answer' && work.notes.length > 0 && kept.value.data.workVersion > workVersion + 1)
    world.violation('a review replaced work that its writer had not seen');
  const shown = await previewReview(tools)({ ...call, body: {} });
  if (shown.kind !== 'answer') return undefined;
  const { data } = shown.value;
  return isOtherPlan ? { ...data, hash: data.hash.split('').reverse().join('') } : data;
}

/** Ticks all checks, so that a decision after it writes nothing else. */
export const preparedBy = (story: Story, { token }: Link): Promise<Task> =>
  start(story, 'prepares an approval', async (tools) => {
    const seen = await lookAtPlan(story, tools, { request: request({ authorization: `Bearer ${token}` }) });
    return seen === undefined ? 'not shown' : 'shown';
  });

export function decideBy(story: Story, link: Link, said: Said = {}): Promise<Task> {
  const { world } = story;
  const { verdict = world.chance.happens(0.45) ? 'approve' : 'reject' } = said;
  const { feedback = world.chance.happens(0.9) ? 'Say more.' : ' ' } = said;
  const { reviewer, token, runId, attempt } = link;
  const looks = reviewWorkOf(story);
  return start(story, `${reviewer} ${verdict}s ${attempt} of ${runId}`, async (tools, task) => {
    world.record.asked.set(task, { link: { reviewer, runId, attempt } });
    const mayDecide = world.reviewers.includes(reviewer);
    const asked = {
      ...{ params: {}, query: {}, session: undefined },
      request: request({ authorization: `Bearer ${token}` }),
    };
    const seen = verdict === 'approve' ? await lookAtPlan(story, tools, asked, looks) : undefined;
    const outcome = await decideReview(tools)({
      ...asked,
      body: { decision: verdict, feedback, ...(seen && { seen }) },
    });
    if (outcome.kind === 'answer') {
      story.said.decided.push({ runId, attempt, reviewer, verdict });
      if (!mayDecide) world.violation(`${reviewer} decides and is no reviewer any more`);
      return text(outcome);
    }
    if (world.record.moved.has(task) && !world.leaving.has(ownerOf(story, link)))
      world.violation(`${reviewer} decided ${attempt} of ${runId} and was told ${outcome.code}`);
    const isDecided = world.record.submission(runId, attempt)?.decision !== undefined;
    if (outcome.code === 'review-decided' && !isDecided)
      world.violation(`submission ${attempt} of ${runId} is called decided and is not`);
    const isKnown = world.reviewers.includes(reviewer) && world.links.includes(link);
    if (outcome.code === 'not-found' && isKnown && !world.leaving.has(ownerOf(story, link)))
      world.violation(`a link that was mailed leads nowhere`);
    return text(outcome);
  });
}

/** Decides as the operators' command line does: on the submission that was read, and no later one. */
export function operatorDecides(story: Story, { owner, runId }: Window): Promise<Task> {
  const { world } = story;
  const verdict = world.chance.pick(['approve', 'reject'] as const);
  return start(story, `operator ${verdict}s ${runId}`, async (tools, task) => {
    const { attempts } = (await tools.runs.find(owner, runId)) ?? { attempts: 0 };
    const seen = await tools.runs.findSubmission(owner, runId, attempts);
    if (seen === undefined) return 'never submitted';
    world.record.asked.set(task, { link: { reviewer: operator, runId, attempt: attempts } });
    const find = () =>
      findAgain(tools, { ownerId: owner, runId, attempt: attempts, hash: seen.hash, reviewer: operator });
    const refusal = await decideSubmission(tools, { find, verdict, said: { feedback: 'Decided.' } });
    if (refusal === undefined)
      story.said.decided.push({ runId, attempt: attempts, reviewer: operator, verdict });
    return refusal?.code ?? 'decided';
  });
}

export const operator = 'operator@reviews.example';

const ownerOf = ({ world }: Story, { runId, attempt }: Link): string =>
  world.record.submission(runId, attempt)?.owner ?? '';
