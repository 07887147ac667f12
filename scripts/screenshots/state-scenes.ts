import { type PageId, pages } from '#shared/contract/pages.ts';
import { demoAnswers, demoWorld } from '../demo/demo-person.ts';
import { type PageState, statesOf, visitIn } from './page-states.ts';
import { readDocument } from './run-scenes.ts';
import { type Scene, type SignedIn, visit } from './scene.ts';
import { signedIn } from './sign-up-for.ts';

/** A name of the greatest length, without a place to break. */
const longName = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley von Hohenzollern-Sigmaringen';
const longMail = 'wilhelmina.alexandrina.featherstonehaugh-cholmondeley@hohenzollern-sigmaringen.example.com';
const boughtPath = '/make-money/paths/expert-going-solo/fractional-project-manager';
const longAnswers = {
  ...demoAnswers,
  skills: 'Writing, Design, Sales, Donaudampfschifffahrtsgesellschaftskapitänspatentverwaltung',
};

/** Every page with requests in each of its possible states, and with the longest names. */
export async function stateScenes(siteUrl: string): Promise<Scene[]> {
  const world = demoWorld(siteUrl);
  const person = await world.signUp({ email: longMail, full_name: longName, country: 'Australia' });
  if (person === undefined) throw new Error(`${longMail} is there already`);
  await world.buyTokens(person, 200);
  const authorization = `Bearer ${person.token}`;
  const run = await world.startRun(person, 'BASIC');
  await world.submit(person, run, longAnswers);
  const file = await world.reaches(person, run, 'COMPLETED');
  await fetch(`${siteUrl}/api/path-compiler/purchase${boughtPath.replace('/make-money/paths', '')}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
  });
  const orders = await fetch(`${siteUrl}/api/pay/orders`, { headers: { authorization } });
  const { data } = (await orders.json()) as { data: { data: readonly { id: string }[] } };
  const draft = await world.startRun(person, 'BASIC');
  await world.save(person, draft, longAnswers);

  const asker = await world.signUp({ email: `to.${longMail}`, full_name: longName, country: 'Australia' });
  if (asker === undefined) throw new Error(`to.${longMail} is there already`);
  await world.buyTokens(asker, 100);
  const asked = await world.startRun(asker, 'PRO');
  await world.submit(asker, asked, longAnswers);

  const addressOf: Partial<Record<PageId, string>> = {
    path: boughtPath,
    persona: '/make-money/paths/expert-going-solo',
    run: `/make-money/path-compiler/runs/${run}`,
    file: `/user/files/${file}?runId=${run}`,
    invoice: `/token/invoice/${data.data[0]?.id}`,
    confirmPlan: `${pages.confirmPlan.path}?pc_sid=5f0d6a0e-6a55-4c1f-9d55-0f3f3a1c9b11&status=success&session_id=cs_test_1`,
    completeReset: `${pages.completeReset.path}?userId=u&token=t`,
    verifyEmail: `${pages.verifyEmail.path}?userId=u&token=t`,
    review: `${pages.review.path}#a-token`,
  };
  const session = signedIn(siteUrl, person.token, longName);
  const sessionIn: Partial<Record<PageState, SignedIn>> = {
    expired: signedIn(siteUrl, 'a-session-that-ended', longName),
    forbidden: signedIn(siteUrl, asker.token, longName),
  };
  const asking = Object.entries(statesOf).filter(([, states]) => states.length > 0) as [
    PageId,
    (typeof statesOf)[PageId],
  ][];
  const addressFor = (id: PageId): string => addressOf[id] ?? pages[id].path;
  return [
    ...asking.flatMap(([id, states]) =>
      states.map((state) => ({
        name: `state-${id}-${state}`,
        open: visitIn(state, addressFor(id)),
        session: sessionIn[state] ?? session,
        resizes: true,
        hangs: state === 'loading',
      })),
    ),
    ...asking
      .filter(([id]) => !['completeReset', 'verifyEmail', 'review', 'confirmPlan'].includes(id))
      .map(([id]) => ({
        name: `long-names-${id}`,
        open: (id === 'file' ? readDocument : visit)(addressFor(id)),
        session,
      })),
    { name: 'long-names-review', open: visit(`${pages.review.path}#${await world.reviewToken(asked)}`) },
    { name: 'long-names-draft', open: visit(`/make-money/path-compiler/runs/${draft}`), session },
  ];
}
