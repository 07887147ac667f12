import { demoAnswers as answers, demoPassword, demoWorld } from './demo/demo-person.ts';

/**
 * `npm run demo` adds people with runs, a document and orders to the running product, and prints how to log in. A
 * person can have only one active run, so three people share the active statuses.
 */
const { PORT = '3000' } = process.env;
const siteUrl = `http://localhost:${PORT}`;
const world = demoWorld(siteUrl);

const profileOf = (email: string, full_name: string) => ({
  email,
  full_name,
  country: 'Australia',
  state: 'New South Wales',
  abn: '83 914 571 673',
  skills: 'Gardening, Sales',
  interests: 'Local Tasks',
  budget: 'BUDGET_100_299',
  weekly_time: 'TIME_5_10_HOURS',
});

const people = [
  {
    profile: profileOf('demo@waymint.test', 'Dana Demo'),
    shows: 'a finished plan, one that was not approved, one under review, and orders',
    async live(): Promise<void> {
      const dana = await world.signUp(this.profile);
      if (dana === undefined) return;
      await world.buyTokens(dana, 260);
      const basic = await world.startRun(dana, 'BASIC');
      await world.submit(dana, basic, answers);
      await world.reaches(dana, basic, 'COMPLETED');
      const ended = await world.startRun(dana, 'PRO');
      await world.submit(dana, ended, answers);
      await world.decide(ended, {
        decision: 'reject',
        feedback: 'Please say which gardens you would keep next, and what you would charge.',
      });
      await world.reaches(dana, ended, 'REJECTED_FOR_USER_REFINEMENT');
      await world.submit(dana, ended, { ...answers, content: `${answers.content} Agents would pay.` });
      await world.decide(ended, {
        decision: 'reject',
        feedback: 'There is still no price for an agent, and no agent is named.',
      });
      await world.reaches(dana, ended, 'REVIEW_LIMIT_REACHED');
      await world.submit(dana, await world.startRun(dana, 'PRO'), answers);
    },
  },
  {
    profile: profileOf('demo-draft@waymint.test', 'Dmitri Draft'),
    shows: 'a draft',
    async live(): Promise<void> {
      const dmitri = await world.signUp(this.profile);
      if (dmitri === undefined) return;
      await world.buyTokens(dmitri, 50);
      await world.save(dmitri, await world.startRun(dmitri, 'BASIC'), { ...answers, content: 'I mow' });
    },
  },
  {
    profile: profileOf('demo-revision@waymint.test', 'Rita Revision'),
    shows: 'a plan that was sent back for a revision',
    async live(): Promise<void> {
      const rita = await world.signUp(this.profile);
      if (rita === undefined) return;
      await world.buyTokens(rita, 100);
      const runId = await world.startRun(rita, 'PRO');
      await world.submit(rita, runId, answers);
      await world.decide(runId, {
        decision: 'reject',
        feedback: 'Please say which gardens you would keep next, and what you would charge.',
      });
    },
  },
];

async function main(): Promise<void> {
  for (const person of people) {
    await person.live();
    console.log(
      `Sign in at ${siteUrl}/login with ${person.profile.email} and "${demoPassword}": ${person.shows}`,
    );
  }
}

await main().catch((error: unknown) => {
  const unreachable = error instanceof TypeError;
  console.error(
    unreachable ? `Nothing answers on ${siteUrl}. Run npm start first, with the same PORT.` : String(error),
  );
  process.exitCode = 1;
});
