import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';

/** The day the samples are made as of. Moved by hand, when rates or grants have moved: their bytes then change. */
export const sampleDay = new Date('2026-11-22T01:00:00Z');

export interface SamplePerson {
  tier: PlanType;
  /** As the site introduces them. */
  about: string;
  /** Sections of which the site shows the pages; all, where none are named. */
  shown?: readonly string[];
  /** The section whose page says most of this kind of plan; it stands for it, beside the cover. */
  front: string;
  input: PlanInput;
}

/** Nobody: names, places of work and goals are made up, one person a kind of plan, each on another path. */
export const samplePeople: readonly SamplePerson[] = [
  {
    tier: 'BASIC',
    about: 'Priya, a library officer in Bendigo with two children and three to five hours a week',
    front: 'unit-economics',
    input: {
      unlockedPath: 'printable-shop',
      profile: { name: 'Priya Raman', country: 'Australia', state: 'Victoria' },
      answers: {
        budget: '<100',
        timePerWeek: '3–5h',
        skills: 'Design, Writing',
        interests: 'Digital Products',
        incomeGoal: '$200 a month by next Christmas',
        content:
          'Library officer in Bendigo, two kids at primary school. I make reading charts and meal planners that other parents ask me to copy. Evenings are mine once they sleep.',
      },
    },
  },
  {
    tier: 'PRO',
    about: 'Daniel, a warehouse picker in Orange with a ute and his Fridays and Saturdays free',
    shown: ['customer', 'rivals', 'sensitivity', 'roadmap', 'risks'],
    front: 'sensitivity',
    input: {
      unlockedPath: 'mobile-garden-care',
      profile: { name: 'Daniel Hughes', country: 'Australia', state: 'New South Wales' },
      answers: {
        budget: '<500',
        timePerWeek: '5–10h',
        skills: 'gardening, Sales',
        interests: 'Local Tasks',
        incomeGoal: '$900 a month before EOFY',
        content:
          'Warehouse picker in Orange, four days a week. I have a ute, a mower and a trimmer, and I look after my parents’ half acre. Saturdays and Fridays are free.',
      },
    },
  },
  {
    tier: 'ENTERPRISE',
    about: 'Helen, a recruiter in Toowoomba whose contract ends in June',
    shown: ['market', 'statements', 'grid', 'one-page-summary', 'evidence'],
    front: 'market',
    input: {
      unlockedPath: 'career-and-skills-coach',
      profile: { name: 'Helen Okoye', country: 'Australia', state: 'Queensland' },
      answers: {
        budget: '<1000',
        timePerWeek: '10h+',
        skills: 'coaching, Writing, Project Management',
        interests: 'Blogging',
        incomeGoal: '$2,500 a month in 12 months',
        content:
          'I was a recruiter for eleven years in Toowoomba, the last four leading a team of five, and my contract ends in June. I have sat on some six hundred interview panels and mentor two graduates a year.',
      },
    },
  },
];
