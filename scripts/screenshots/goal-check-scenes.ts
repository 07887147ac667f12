import { pages } from '#shared/contract/pages.ts';
import type { Scene } from './scene.ts';

const checked =
  (goal: string, hours: string, skills = 'bookkeeping in Xero, 4 years'): Scene['open'] =>
  async (page) => {
    const answers = { goal, hours, budget: '<300', skills, interests: 'books' };
    await page.goto(`/#${new URLSearchParams(answers)}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Your goal, checked' }).waitFor();
  };

/** The goal check with its verdicts. */
export const goalCheckScenes: Scene[] = [
  { name: 'goal-check-far', open: checked('$3,000 a month by Christmas', '3–5h') },
  { name: 'goal-check-near', open: checked('$900 a month in a year', '5–10h') },
  { name: 'goal-check-no-amount', open: checked('something on the side', '5–10h') },
  { name: 'goal-check-needs-more', open: checked('$900 a month in a year', '5–10h', 'writing') },
  {
    name: 'goal-check-missing',
    async open(page) {
      await page.goto(pages.plans.path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Check my goal' }).click();
      await page.getByText('Please choose your hours.').waitFor();
    },
  },
];
