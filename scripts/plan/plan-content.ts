import { type Person, type Planned, preparePlanner } from './plan-person.ts';

const plan = preparePlanner();
const now = new Date('2026-11-28T02:00:00Z');

/** What is read and planned for a person who fills in the background, and of the rest only what is given. */
export const planContent = (content: string, form: Partial<Person['form']> = {}): Planned =>
  plan(
    {
      id: 'reader',
      plan: 'PRO',
      profile: { state: 'Victoria', country: 'Australia' },
      form: {
        budget: '',
        timePerWeek: '',
        skills: '',
        interests: '',
        incomeGoal: '',
        content,
        ...form,
      },
    },
    now,
  );
