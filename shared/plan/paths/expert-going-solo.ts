import { derived, judged } from '../assumptions/assumed.ts';
import { definePath } from './path-numbers.ts';

const persona = 'expert-going-solo';
const fiveToTen = judged(5);

export const expertGoingSolo = [
  definePath({
    slug: 'fractional-project-manager',
    title: 'Fractional Project Manager',
    persona,
    archetype: 'service-freelance',
    ownWords: ['project manag', 'operations', 'coordinat', 'scrum', 'scheduling', 'logistics', 'procurement'],
    checks: ['personal-services-income', 'spam-rules'],
    figures: {
      unit: 'eight-hour day pack',
      ladder: judged({ starter: 400 / 900, premium: 2150 / 900 }),
      hoursMin: fiveToTen,
      cardPayments: judged(2),
      skillWeights: { 'Project Management': 1, Sales: 0.4, Writing: 0.3, 'AI Use': 0.3 },
      interestWeights: { 'AI Tools': 0.3, 'Local Tasks': 0.2 },
    },
  }),
  definePath({
    slug: 'career-and-skills-coach',
    title: 'Career & Skills Coach',
    persona,
    archetype: 'coaching-course',
    ownWords: ['recruit', 'hiring', 'human resources', 'interview', 'mentor', 'career', 'coach'],
    checks: ['client-data'],
    figures: { hoursMin: judged(3) },
  }),
  definePath({
    slug: 'small-group-tutoring',
    title: 'Small-Group Tutoring',
    persona,
    archetype: 'coaching-course',
    ownWords: ['tutor', 'teach', 'maths', 'math', 'english', 'science', 'education', 'engineer'],
    checks: ['working-with-children'],
    figures: {
      unit: 'student’s eight-lesson term',
      priceLoCents: judged(210_00),
      priceHiCents: judged(330_00),
      ladder: judged({ starter: 0.125, premium: 1.5 }),
      hoursPerUnit: derived(3),
      materialsShare: derived((160_00 + 9_60) / 960_00),
      insuranceYearCents: judged(550_00),
      startup: judged([
        { kind: 'samples', id: 'whiteboard-sheets-phone', cents: 70_00 },
        { kind: 'ads', id: 'noticeboard-cards', cents: 20_00 },
      ]),
      hoursMin: judged(3),
      skillWeights: { Writing: 0.5, 'Project Management': 0.3, Sales: 0.3 },
      interestWeights: { 'Local Tasks': 0.6, 'Digital Products': 0.2 },
    },
    outreach: {
      repeatPerMonth: judged(0.35),
      stayMonths: judged(8),
    },
  }),
  definePath({
    slug: 'cohort-mini-course',
    title: 'Four-Week Mini-Course',
    persona,
    archetype: 'coaching-course',
    ownWords: ['teach', 'training', 'course', 'workshop', 'lectur', 'webinar'],
    checks: ['consumer-guarantees', 'spam-rules'],
    figures: {
      unit: 'seat in a four-week course',
      ladder: judged({ starter: 0.5, premium: 2.4 }),
      hoursPerUnit: derived(5),
      hoursMin: fiveToTen,
      hoursIdeal: judged(7.5),
      insuranceYearCents: judged(0),
    },
    outreach: {
      tries: 'names found',
      repeatPerMonth: judged(0.05),
    },
  }),
];
