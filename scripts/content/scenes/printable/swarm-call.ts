import type { Mark, PaperName, Scene } from '../scene.ts';
import {
  type Area,
  choices,
  type Filled,
  field,
  fields,
  plannerPage,
  writingLines,
} from './planner-parts.ts';

const rowHeight = 20;
const step = 24;

/** What the club’s secretary asks on the phone, in the order in which a caller can answer. */
export const swarmCall = (paper: PaperName, filled: Filled = {}): Scene =>
  plannerPage(
    paper,
    { title: 'Swarm call', note: 'Ask in this order; nobody leaves without a photo' },
    (body) => questions(body, filled),
  );

function questions(body: Area, filled: Filled): Mark[] {
  const { x, width } = body;
  const row = (index: number) => ({ x, y: body.y + index * step, width, height: rowHeight });
  const half = width / 2;
  const left = (index: number) => ({ ...row(index), width: half });
  const right = (index: number) => ({ ...row(index), x: x + half, width: half });
  const pick = (area: ReturnType<typeof row>, name: string, options: readonly string[]) =>
    choices(area, name, { options, filled });
  const notesY = body.y + 7 * step;
  const endY = body.y + body.height - rowHeight;
  return [
    ...fields(
      row(0),
      [
        ['Caller', 0.4],
        ['Phone', 0.35],
        ['Time of call', 0.25],
      ],
      filled,
    ),
    ...field(row(1), 'Street and suburb', filled),
    ...pick(left(2), 'Photo sent?', ['yes', 'no']),
    ...pick(right(2), 'On the photo', ['bees', 'wasps', 'unsure']),
    ...pick(left(3), 'Hanging on', ['branch', 'wall', 'ground']),
    ...pick(right(3), 'Inside a wall or roof?', ['yes', 'no']),
    ...fields(
      row(4),
      [
        ['Height above ground', 1 / 3],
        ['As big as', 1 / 3],
        ['There since', 1 / 3],
      ],
      filled,
    ),
    ...pick(left(5), 'Owner says yes to entry?', ['yes', 'no']),
    ...pick(right(5), 'Anybody allergic near?', ['yes', 'no']),
    ...fields(
      row(6),
      [
        ['Who goes', 0.4],
        ['Leaves at', 0.3],
        ['Second person', 0.3],
      ],
      filled,
    ),
    ...writingLines({ x, y: notesY, width, height: endY - notesY - 4 }, 'Notes', filled),
    ...pick({ x, y: endY, width, height: rowHeight }, 'How it ended', [
      'boxed',
      'had gone',
      'sent on',
      'declined',
    ]),
  ];
}
