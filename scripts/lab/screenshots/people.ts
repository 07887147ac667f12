import type { BrowserContextOptions } from 'playwright-core';
import { demoAnswers } from '#scripts/demo/demo-person.ts';
import { password, productAt } from '#scripts/testing/product.ts';
import { pages } from '#shared/contract/pages.ts';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The storage of a browser that is logged in. */
const signedIn = (origin: string, token: string, userName: string): SignedIn => {
  const localStorage = Object.entries({ token, userName }).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
};

const rejection = {
  decision: 'reject',
  feedback: 'Please say which gardens you would keep next, and what you would charge.',
  fieldFeedback: { content: 'Which gardens, and how often does each need you?' },
};
const profile = {
  ...{ country: 'Australia', state: 'New South Wales', abn: '51 824 753 556', skills: 'Writing, Design' },
  ...{ interests: 'Digital Products', budget: 'BUDGET_100_299', weekly_time: 'TIME_3_5_HOURS' },
};
/** A name and an address of the greatest length, without a place to break. */
const longName = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley von Hohenzollern-Sigmaringen';
const longMail = 'wilhelmina.alexandrina.featherstonehaugh-cholmondeley@hohenzollern-sigmaringen.example.com';
const longAnswers = {
  ...demoAnswers,
  skills: 'Writing, Design, Sales, Donaudampfschifffahrtsgesellschaftskapitänspatentverwaltung',
  content: `${demoAnswers.content} A visit costs me $6 in fuel and line.`,
};
const boughtPath = 'expert-going-solo/fractional-project-manager';

type Move = 'submit' | 'reject';

/** Creates everyone who is in a scene. Returns their sessions by name, and the addresses of what they own. */
export async function meetPeople(siteUrl: string) {
  const product = productAt(siteUrl);
  const sessions: Record<string, SignedIn> = { ended: signedIn(siteUrl, 'a-session-that-ended', longName) };
  const addresses: Record<string, string> = {
    ...Object.fromEntries(Object.entries(pages).map(([id, { path }]) => [id, path])),
    weekendReseller: '/make-money/paths/side-hustle-starter/weekend-reseller',
    studio: '/make-money/paths/creative-maker/short-form-editing-studio',
    paidPlan: `${pages.confirmPlan.path}?pc_sid=pq_1&status=success&session_id=cs_test_1`,
    ...{ path: `/make-money/paths/${boughtPath}`, persona: '/make-money/paths/expert-going-solo' },
    confirmPlan: `${pages.confirmPlan.path}`,
  };

  async function arrive(name: string, fullName: string, purchases: readonly number[] = []): Promise<string> {
    const email = name === 'longName' ? longMail : `${name}@example.com`;
    const facts = name === 'newcomer' ? profile : { country: 'Australia', state: 'Victoria' };
    const json = { ...facts, password, email, full_name: fullName };
    const { token } = (await product.must('/auth/signup', { json })).body;
    for (const tokens of purchases) await product.buy(token, tokens * 100);
    sessions[name] = signedIn(siteUrl, token, fullName);
    addresses[`tokenOf${name}`] = token;
    if (name !== 'newcomer') await product.confirm(email);
    return token;
  }

  /** Starts a plan and makes these moves. */
  async function plan(
    name: string,
    token: string,
    tier: string,
    moves: readonly Move[],
    answers = demoAnswers,
  ) {
    const runId = await product.startRun(token, tier);
    const of = `Of${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    addresses[`run${of}`] = `/make-money/path-compiler/runs/${runId}`;
    let round = 0;
    for (const move of moves) {
      round += 1;
      const content = `${answers.content} Two agents would pay $${50 + round} a visit.`;
      if (move === 'reject') await product.decide(runId, rejection);
      else await product.submit(token, runId, { ...answers, content });
      if (move === 'submit' && tier !== 'BASIC')
        addresses[`review${of}`] = `${pages.review.path}#${await product.reviewToken(runId)}`;
    }
    if (moves.length === 0 && answers !== demoAnswers) await product.save(token, runId, answers);
    if (moves.length > 0 && tier === 'BASIC') {
      const { generatedFile } = await product.reaches(token, runId, 'COMPLETED');
      addresses[`file${of}`] = `/user/files/${generatedFile}?runId=${runId}`;
    }
  }

  await arrive('newcomer', 'Priya Nair');
  // Purchases of different sizes expire at different times.
  await arrive('buyer', 'Dana Marsh', [50, 150, 300]);
  await arrive('payer', 'Omar Marsh');
  for (const [name, tier, ...moves] of [
    ['dora', 'BASIC'],
    ['rose', 'BASIC', 'submit'],
    ['wanda', 'PRO', 'submit'],
    ['rita', 'PRO', 'submit', 'reject'],
    ['lena', 'PRO', 'submit', 'reject', 'submit', 'reject'],
    ['tess', 'PRO', 'submit', 'reject', 'submit'],
  ] as [string, string, ...Move[]][])
    await plan(
      name,
      await arrive(name, `${name.charAt(0).toUpperCase()}${name.slice(1)} Marsh`, [100]),
      tier,
      moves,
    );
  await plan('asker', await arrive('asker', longName, [100]), 'PRO', ['submit'], longAnswers);

  const token = await arrive('longName', longName, [200]);
  await plan('longName', token, 'BASIC', ['submit'], longAnswers);
  await product.must(`/path-compiler/purchase/${boughtPath}`, { method: 'POST', token });
  const { data } = (await product.must('/pay/orders', { token })).body;
  const [run = '', file = ''] = [addresses.runOfLongName, addresses.fileOfLongName];
  await plan('longName', token, 'BASIC', [], longAnswers);
  const draft = addresses.runOfLongName ?? '';
  Object.assign(addresses, {
    run,
    file,
    draftOfLongName: draft,
    invoice: `/token/invoice/${data.data[0]?.id}`,
  });
  return { sessions, addresses };
}
