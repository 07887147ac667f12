import type { Situation } from '#shared/content/schemas/catalogue.ts';
import type { Block } from '../../document/plan-document.ts';
import type { Fact, PrivateNote, Reading } from '../../reading/reading.ts';
import { given, left, note, numbered, paragraph, prose, row, table, title, under } from '../blocks.ts';
import { sentence } from '../say/words.ts';

/** What must not be in a file, for the owner's own session. Empty for people who held nothing back. */
export interface PrivateScreen {
  blocks: Block[];
}

const done: Readonly<Record<PrivateNote['class'], string>> = {
  P1: 'We use the person’s role and no name.',
  P2: 'Left out of every file and email.',
  P3: 'We took your surname, place, number and days out of every file. We planned no public ad.',
  P4: 'Left out of every file. We did not use it as proof.',
};

const mostLetters = 220;
const shown = (words: string): string =>
  words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words;

const rowsOf = (notes: readonly Fact<PrivateNote>[]) =>
  notes.map(({ words, value }) => row(`“${shown(words)}”`, done[value.class]));

function whoLine({ who }: Situation): string {
  return who
    .map(
      ({ name, phone, web, for: why }) => `${name}${phone ? ` (${phone})` : web ? ` (${web})` : ''}: ${why}.`,
    )
    .join(' ');
}

function situationBlocks(situation: Situation): Block[] {
  return under(title(`private-${situation.id}`, situation.name), [
    paragraph(`private-${situation.id}-says`, situation.says.map(sentence).join(' ')),
    numbered(
      `private-${situation.id}-tasks`,
      situation.tasks.map((task) => prose(sentence(task.do), `You’re done when ${task.done}.`)),
    ),
    situation.who.length > 0 && paragraph(`private-${situation.id}-who`, whoLine(situation)),
  ]);
}

const safetyBlocks = (): Block[] =>
  under(title('private-safety', 'Your safety'), [
    paragraph(
      'private-safety-text',
      'If you are in danger, ring 000. 1800RESPECT (1800 737 732) answers day and night.',
    ),
    numbered('private-safety-list', [
      'Use a new email address and a new SIM for work. Link them to no old account.',
      'Before the ABN, ask the Register how to keep your details off the public page. If the answer is no, take wages.',
      'Tell one person where you are on each job. Give a time when you will text.',
      'Turn location off in your camera. Keep the car and street signs out of photos.',
      'Leave out of your first ten anyone who may pass on where you are.',
      'If someone finds you through work: leave, ring the police, and take no new people until your support worker agrees.',
    ]),
  ]);

/** Answers everything that the document must not speak of. */
export function privateScreenFor(
  reading: Reading,
  situations: ReadonlyMap<string, Situation>,
): PrivateScreen {
  const held = reading.situations
    .map(({ value }) => situations.get(value.id))
    .filter((one): one is Situation => one !== undefined && !['P0', 'P1'].includes(one.privacy));
  if (reading.private.length === 0 && held.length === 0) return { blocks: [] };
  const isSafety = reading.private.some(({ value }) => value.class === 'P3');
  const hasLaw = reading.private.some(({ value }) => value.class === 'P4');
  return {
    blocks: given<Block>([
      note(
        'private-lead',
        'Only you see this page. It is never in the PDF, the workbook, the calendar or an email.',
      ),
      table(
        'private-table',
        'What you told us, and what we did',
        [left('What we read'), left('What we did')],
        rowsOf(reading.private),
      ),
      ...(isSafety ? safetyBlocks() : []),
      ...held.flatMap(situationBlocks),
      hasLaw &&
        paragraph(
          'private-law',
          'If you are worried about the past, see a lawyer first. A community legal centre is free. An insurer may ask about past sales: answer truthfully.',
        ),
    ]),
  };
}
