import { type ApiAnswer, callApi } from './call-api.ts';
import { decideBy } from './decide-review.ts';
import { eventually, linkFrom, mailTo } from './local-tools.ts';
import { createRun, hold, openPlan } from './payments.ts';
import { type Person, signUpPerson } from './people.ts';
import { planAnswers } from './plan-answers.ts';
import { buildFindReviewLink } from './review-links.ts';

export const reviewer = 'reviewer@waymint.test';

export const answers = planAnswers;

/** Signs up a person with a confirmed address and tokens. */
export async function confirmedPerson(cents = 100_000): Promise<Person> {
  const person = await signUpPerson();
  const { url } = await linkFrom(person.email, /Verify your email/);
  await callApi(`/user/verify-email${url.search}`);
  await hold(person, cents);
  return person;
}

export async function startRun(person: Person, plan = 'PRO', basedOn?: string): Promise<string> {
  const { status, body } = await createRun(person, await openPlan(person, plan, basedOn));
  if (status !== 200) throw new Error(`The run was refused: ${body.global}`);
  return body.data.run_id;
}

export const readRun = ({ token }: Person, runId: string) =>
  callApi(`/path-compiler/runs/${runId}`, { token });
export const save = ({ token }: Person, runId: string, json: object) =>
  callApi(`/path-compiler/runs/${runId}`, { method: 'PUT', token, json });
export const submit = ({ token }: Person, runId: string, json: object = answers) =>
  callApi(`/path-compiler/runs/${runId}/submit`, { token, json });

// biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came back
export const reaches = (person: Person, runId: string, status: string): Promise<any> =>
  eventually(async () => {
    const { data } = (await readRun(person, runId)).body;
    return data.runStatus === status ? data : undefined;
  }, `${runId} ${status}`);

const findReviewLink = buildFindReviewLink((token) => callApi('/review', { token }));

/** Reads the token of the reviewer's link to the last submission of a run. */
export const reviewTokenOf = (runId: string): Promise<string> =>
  eventually(async () => {
    const mails = await mailTo(reviewer);
    return findReviewLink(
      mails.map(({ text }) => text),
      runId,
    );
  }, `a link to review ${runId}`);

/** Submits and waits for the reviewer's mail. */
export async function submitForReview(
  person: Person,
  runId: string,
  json: object = answers,
): Promise<string> {
  const { status, body } = await submit(person, runId, json);
  if (status !== 200) throw new Error(`The submit was refused: ${body.global}`);
  return reviewTokenOf(runId);
}

export const readReview = (token: string): Promise<ApiAnswer> => callApi('/review', { token });
export const decide = (
  token: string,
  json: { decision: string } & Record<string, unknown>,
): Promise<ApiAnswer> => decideBy(callApi, token, json);
