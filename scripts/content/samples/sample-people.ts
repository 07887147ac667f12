import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';

/** The day the samples are made as of. Moved by hand, when rates or grants have moved: their bytes then change. */
export const sampleDay = new Date('2026-11-28T02:00:00Z');

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

/** Names, places of work and goals are made up: one person for each plan, each with another trade. */
export const samplePeople: readonly SamplePerson[] = [
  {
    tier: 'BASIC',
    about: 'Priya, a library officer in Bendigo who alters clothes on two evenings a week',
    front: 'numbers',
    input: {
      profile: { name: 'Priya Raman', country: 'Australia', state: 'Victoria' },
      answers: {
        budget: '<100',
        timePerWeek: '5–10h',
        skills: 'Sewing, Clothes alterations',
        interests: 'Local Tasks',
        incomeGoal: '$900 a month after tax by next Christmas',
        content:
          'I earn $1,050 a week at a library in Bendigo. I have altered clothes for nine years. Two bridal shops have asked me to take up dresses, and parents pay me $25 a hem. I own a sewing machine, an overlocker and a steam iron. I am free on Tuesday and Thursday evenings from 6 pm to 9 pm and on Saturday mornings.',
      },
    },
  },
  {
    tier: 'PRO',
    about: 'Daniel, a warehouse picker in Orange with a ute and his Fridays and Saturdays free',
    shown: ['answer', 'why', 'numbers', 'buyers', 'days', 'risks'],
    front: 'numbers',
    input: {
      profile: { name: 'Daniel Hughes', country: 'Australia', state: 'New South Wales' },
      answers: {
        budget: '<500',
        timePerWeek: '10h+',
        skills: 'Gardening, Lawn mowing',
        interests: 'Local Tasks',
        incomeGoal: '$1,200 a month before tax by the end of June',
        content:
          'I work in a warehouse in Orange from Monday to Thursday, 7 am to 4 pm, and earn $980 a week. I have mowed lawns and kept gardens for six years, and four neighbours pay me $55 a visit. A real estate agent has asked me to look after five rentals. I own a ute, a mower, a trimmer and a blower. I am free on Fridays and Saturdays, 14 hours a week. I do not climb ladders.',
      },
    },
  },
  {
    tier: 'ENTERPRISE',
    about: 'Helen, a recruiter in Toowoomba whose contract ends in June',
    shown: ['answer', 'numbers', 'buyers', 'control', 'lender', 'assumed'],
    front: 'lender',
    input: {
      profile: { name: 'Helen Okoye', country: 'Australia', state: 'Queensland' },
      answers: {
        budget: '<1000',
        timePerWeek: '10h+',
        skills: 'Resume writing, Career coaching, Recruiting',
        interests: 'Writing',
        incomeGoal: '$4,000 a month before tax in 12 months',
        content:
          'I have been a recruiter for eleven years in Toowoomba, the last four as the leader of a team of five. My contract ends in June; until then I earn $1,900 a week. I have sat on six hundred interview panels. I have written resumes for friends and their families, and a TAFE and two employers have asked me to help people who lose their jobs. I charge $220 for a resume. I have a laptop and a quiet room, and 20 hours a week, Monday to Friday after 3 pm and Saturdays.',
      },
    },
  },
];
