import { derived, judged } from '../assumptions/assumed.ts';
import { definePath } from './path-numbers.ts';

const persona = 'expert-going-solo';
const fiveToTen = judged(5, 'The handbook asks for five to ten hours');

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
      ladder: judged(
        { starter: 400 / 900, premium: 2150 / 900 },
        'The handbook’s $400 diagnostic and $2,150 month beside $900',
      ),
      hoursMin: fiveToTen,
      cardPayments: judged(2, 'Half on booking, half on the last day'),
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
    figures: { hoursMin: judged(3, 'The handbook asks for three to five hours') },
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
      priceLoCents: judged(210_00, 'Puts the first seats at the handbook’s $30 a lesson'),
      priceHiCents: judged(330_00, 'About $41 a lesson, for years of results'),
      ladder: judged({ starter: 0.125, premium: 1.5 }, 'One paid first lesson, or a pair at $45 a lesson'),
      hoursPerUnit: derived(3, '12 hours a term over four students at one table'),
      materialsShare: derived(
        (160_00 + 9_60) / 960_00,
        'A room at $20 a session and 1% printing, over four students',
      ),
      insuranceYearCents: judged(
        550_00,
        'Public liability, which halls ask for: the middle of $450–650 a year',
      ),
      startup: judged(
        [
          {
            kind: 'samples',
            label: 'Whiteboard, sheets and a phone stand',
            cents: 70_00,
            free: 'paper and the library’s board',
          },
          { kind: 'ads', label: 'Noticeboard cards', cents: 20_00, free: 'posts in three local groups' },
        ],
        'A board, sheets and cards',
      ),
      hoursMin: judged(3, 'The handbook asks for three to ten hours'),
      skillWeights: { Writing: 0.5, 'Project Management': 0.3, Sales: 0.3 },
      interestWeights: { 'Local Tasks': 0.6, 'Digital Products': 0.2 },
      market: {
        buyers: judged(2_000_000, 'A round planning count of families with school children; check the ABS'),
        buyersAre: 'families with school children in Australia',
        yearlySpendCents: judged(700_00, 'Three terms a year'),
        segmentShare: judged(0.01, 'One subject and two school years within reach'),
      },
    },
    outreach: {
      repeatPerMonth: judged(0.35, 'Three of four stay for the next term of ten weeks'),
      stayMonths: judged(8, 'A child stays for about three terms'),
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
      ladder: judged(
        { starter: 0.5, premium: 2.4 },
        'A recorded seat at half, or a seat with your own calls',
      ),
      hoursPerUnit: derived(5, 'Between 35 hours over a first five seats and 25 over a second eight'),
      hoursMin: fiveToTen,
      hoursIdeal: judged(7.5, 'The handbook asks for five to ten hours'),
      insuranceYearCents: judged(0, 'None in the handbook; ask an insurer whether teaching online needs it'),
    },
    outreach: {
      tries: 'names found',
      repeatPerMonth: judged(0.05, 'Few take a second course from one person'),
    },
  }),
];
