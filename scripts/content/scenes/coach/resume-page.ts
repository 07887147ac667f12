import { box, line, type Mark, type Scene, type Words, words } from '../scene.ts';

/** A line of a résumé, from the top of the page; what is in pen stands beside the line it is about, or else below it. */
interface ResumeLine {
  text: string;
  look?: 'name' | 'head' | 'job';
  pen?: string;
  /** Struck out by the coach. */
  isStruck?: true;
}

/** Narrow, so that it is read on a phone. */
const width = 120;
const left = 10;
const looks = {
  name: { size: 7, before: 0, step: 8, look: 'strong' },
  head: { size: 4.8, before: 4, step: 6.5, look: 'strong' },
  job: { size: 4.4, before: 2, step: 6, look: 'strong' },
} as const;
const body = { size: 4.3, before: 0, step: 5.8 } as const;
const penSize = 4.3;

const lengthOf = (text: string, size: number): number => 0.46 * size * text.length;

interface Drawn {
  marks: readonly Mark[];
  y: number;
}

function drawLine(one: ResumeLine, from: number): Drawn {
  const { size, before, step } = one.look === undefined ? body : looks[one.look];
  const look: Pick<Words, 'look'> = one.look === undefined ? {} : { look: looks[one.look].look };
  const y = from + before + step;
  const end = left + lengthOf(one.text, size);
  const struck = line([left - 1, y - size / 3], [end, y - size / 3], { ink: 'pen', weight: 0.6 });
  const said: Mark[] = [words(one.text, { x: left, y, size, ...look }), ...(one.isStruck ? [struck] : [])];
  if (one.pen === undefined) return { marks: said, y };
  const beside = end + 10;
  if (beside + lengthOf(one.pen, penSize) < width - 3)
    return {
      marks: [
        ...said,
        line([beside - 5, y - size / 3], [beside - 1, y - size / 3], { ink: 'pen', weight: 0.5 }),
        words(one.pen, { x: beside, y, size: penSize, ink: 'pen', look: 'hand' }),
      ],
      y,
    };
  const pen: Mark[] = [
    {
      kind: 'stroke',
      points: [
        [left + 1, y + 1.4],
        [left + 1, y + 4],
        [left + 5, y + 4],
      ],
      ink: 'pen',
      weight: 0.5,
    },
    words(one.pen, { x: left + 6, y: y + 5.4, size: penSize, ink: 'pen', look: 'hand' }),
  ];
  return { marks: [...said, ...pen], y: y + 6 };
}

function resumePage(title: string, lines: readonly ResumeLine[]): Scene {
  const marks: Mark[] = [];
  let y = 4;
  for (const one of lines) {
    const drawn = drawLine(one, y);
    marks.push(...drawn.marks);
    y = drawn.y;
  }
  const height = y + 6;
  return {
    title,
    width,
    height,
    marks: [box({ x: 1, y: 1, width: width - 2, height: height - 2 }), ...marks],
  };
}

export const resumeBefore = resumePage('A résumé as it came, marked up', [
  { text: 'Daniel Brook', look: 'name' },
  { text: 'Objective', look: 'head', pen: 'cut: says what you want' },
  { text: 'Seeking a challenging leadership role in a', isStruck: true },
  { text: 'dynamic customer-focused organisation.', isStruck: true },
  { text: 'Skills', look: 'head', pen: 'cut: anyone can list these' },
  { text: 'Communication, teamwork, problem solving,', isStruck: true },
  { text: 'Microsoft Office, time management', isStruck: true },
  { text: 'Experience', look: 'head' },
  { text: 'Customer Service Officer, 2021 to now', look: 'job', pen: 'which firm? how many calls?' },
  { text: '– Answered customer enquiries by phone', pen: 'everyone there did' },
  { text: '– Helped with training new staff', pen: 'how many? what changed?' },
  { text: '– Worked as part of a high-performing team', pen: 'you, not the team' },
  { text: '– Sometimes acted as team leader', pen: 'move to the top: nine Saturdays!' },
  { text: 'Shop assistant, 2016 to 2021', look: 'job' },
  { text: '– Sales, stock, registers, cleaning', pen: 'one line will do' },
  { text: 'Referees available on request', pen: 'cut' },
]);

export const resumeAfter = resumePage('The same résumé after session 2', [
  { text: 'Daniel Brook', look: 'name' },
  { text: 'Contact centre: acting leader, buddy to six', pen: 'the ad’s words' },
  { text: 'Leading a shift', look: 'head', pen: 'their first ask comes first' },
  { text: '– Acting leader, nine Saturdays, 11 people a shift', pen: 'a number' },
  { text: '– Moved two breaks when the wait was 25 minutes;' },
  { text: '  it was 9 by noon', pen: 'what came of it' },
  { text: 'Coaching from recordings', look: 'head' },
  { text: '– Six starters; five passed quality in week 4' },
  { text: '– Wrote the call opener that they still use', pen: 'says “I” without the word' },
  { text: 'Escalated calls', look: 'head' },
  { text: '– Took about four a week when the leader was out' },
  { text: 'Customer Service Officer, a water utility', look: 'job' },
  { text: '2021 to now: 55 calls a day, quality 92 of 100', pen: 'a job title, dates, a place' },
  { text: 'Shop assistant, hardware, 2016 to 2021', look: 'job' },
  { text: '– Opened the shop alone for two years' },
]);
