import type { Block } from '../document/plan-document.ts';
import {
  goalsWithin,
  type OpenAnswer,
  openAnswers,
  tryBackground,
  tryInterests,
  trySkill,
} from '../model/open-answers.ts';
import { printCents, printWhole } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { roadmapOf, taskOf } from './plan-tasks.ts';
import { oneDigit, plural } from './print-figures.ts';
import {
  type DraftSection,
  form,
  heading,
  join,
  lead,
  list,
  note,
  say,
  table,
  type Words,
} from './write-blocks.ts';

/** With fewer left open, the plan has enough of a person to go by. */
const fewestOpen = 3;

/** For somebody who left most answers open: what was taken instead, what an answer would do, and what to ask oneself. */
export function openAnswersPage(draft: Draft): DraftSection[] {
  const open = openAnswers(draft.model);
  if (open.length < fewestOpen) return [];
  return [
    {
      id: 'open-answers',
      title: 'What your answers would change',
      blocks: [
        lead(
          'open-answers-lead',
          `You left ${plural(open.length, 'answer')} open. This plan took the most careful guess for each; every answer sharpens it.`,
        ),
        table(
          'open-answers-table',
          'Each answer alone, worked out again',
          ['Answer:left:16', 'Taken instead:left:34', 'What yours would do:left:50'],
          open.map((answer): Words[] => [names[answer], takenFor(answer, draft), effectOf(answer, draft)]),
        ),
        heading('first-evening', 'Six questions for the first evening'),
        list('first-evening-questions', questions(draft), true),
        ...sheetToFill(draft),
        note('first-evening-note', afterwards(draft)),
      ],
    },
  ];
}

/** The longest plan is filed, so its answers have a place in it; the others are answered on any paper. */
const sheetToFill = ({ model }: Draft): Block[] =>
  model.tier === 'ENTERPRISE'
    ? [
        form('first-evening-form', 'Your six lines', [
          ['Asked me for help', 2],
          ['Thanked me for', 1],
          ['Hours surely free', 1],
          ['Sum and date', 1],
          ['Town, and who there', 1],
          ['What I will not do', 1],
        ]),
      ]
    : [];

const names: Readonly<Record<OpenAnswer, string>> = {
  goal: 'Goal',
  skills: 'Skills',
  interests: 'Interests',
  background: 'Background',
};

function takenFor(answer: OpenAnswer, { model, figure }: Draft): Words {
  switch (answer) {
    case 'goal':
      return say`no target: what ${figure('weekly-hours', String(model.person.weeklyHours))} hours a week support`;
    case 'skills':
      return say`work that needs none, at ${figure('core-price', printCents(model.price.coreCents))}`;
    case 'interests':
      return 'none, which costs every path the same';
    case 'background':
      return 'no town, no free days, no buyers you know';
  }
}

function effectOf(answer: OpenAnswer, draft: Draft): Words {
  const { model, figure } = draft;
  const supported = (cents: number) => say`${figure('supported', printWhole(cents))} a month`;
  const price = (cents: number) => figure('core-price', printCents(cents));
  switch (answer) {
    case 'goal': {
      const { comfortableCents, tightCents } = goalsWithin(model.feasibility.supportedCents);
      return say`Up to ${supported(comfortableCents)} would be comfortable by then, up to ${supported(tightCents)} tight.`;
    }
    case 'skills': {
      const tried = trySkill(model);
      return join(
        say`${tried.named} would make the price ${price(tried.priceCents)} and support ${supported(tried.supportedCents)}.`,
        tried.otherPath !== null && `It would also put ${tried.otherPath} first.`,
      );
    }
    case 'interests': {
      const { named, total, elsewhere } = tryInterests(model);
      return join(
        say`${named} would lift this path to ${figure('score', oneDigit(total))} points.`,
        elsewhere && `${elsewhere.named} would put ${elsewhere.title} first.`,
      );
    }
    case 'background': {
      const tried = tryBackground(model);
      return say`Years or a portfolio would make the price ${price(tried.priceCents)} and support ${supported(tried.supportedCents)}; a town names the places.`;
    }
  }
}

function questions({ model, figure }: Draft): Words[] {
  const { comfortableCents } = goalsWithin(model.feasibility.supportedCents);
  const [sitting] = model.week;
  return [
    'Who asked you for help this year, and with what? Write three names and three jobs.',
    'Which of Writing, Design, AI Use, Sales, Video Editing or Project Management has somebody thanked you for?',
    sitting
      ? `Is ${sitting.day} ${sitting.part} really free? This plan put its first tasks there; write the hours that are.`
      : 'Which two hours of the week are surely free? Write day and time.',
    say`What sum a month would be worth it, and by which date? ${figure('supported', printWhole(comfortableCents))} is safe here.`,
    'Which town or suburb do you live in, and who there would open the door to you?',
    'What will you not do: phone, drive, lift, approach strangers, give up weekends?',
  ];
}

function afterwards(draft: Draft): Words {
  const [first] = roadmapOf(draft).tasks;
  const task = first ? taskOf(draft, first.id).title : '';
  return `Twenty minutes will do. Done when: six lines stand on one page. Type them into your next plan; meanwhile begin here with “${task}”, which is right whatever you answer.`;
}
