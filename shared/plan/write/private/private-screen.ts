import type { Situation } from '#shared/content/schemas/catalogue.ts';
import type { Fact, PrivateNote, Reading } from '../../reading/reading.ts';
import { prose } from '../blocks.ts';
import { sentence } from '../say/words.ts';
import { mayShowSituation } from './screen.ts';

interface PrivatePart {
  title: string;
  says: string[];
  /** In the order in which to do them. */
  steps: string[];
}

/** What must not be in a file, for the owner's own session. Empty for people who held nothing back. */
export interface PrivateScreen {
  notes: { words: string; done: string }[];
  parts: PrivatePart[];
}

const done: Readonly<Record<PrivateNote['class'], string>> = {
  P1: 'We wrote the person’s role, not their name.',
  P2: 'We left this out of every file and email.',
  P3: 'We took your surname, place, phone number and days out of every file. We planned no public ads.',
  P4: 'We left this out of every file. We did not use it as proof.',
};

const mostLetters = 220;
const shown = (words: string): string =>
  words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words;

const noteOf = ({ words, value }: Fact<PrivateNote>) => ({ words: shown(words), done: done[value.class] });

const whoLines = ({ who }: Situation): string[] =>
  who.map(
    ({ name, phone, web, for: why }) =>
      `Who to call: ${name}${phone ? `, ${phone}` : web ? `, ${web}` : ''}. They help with ${why}.`,
  );

const partOf = (situation: Situation): PrivatePart => ({
  title: situation.name,
  says: [...situation.says.map(sentence), ...whoLines(situation)],
  steps: situation.tasks.map((task) => prose(sentence(task.do), `You’re done when ${task.done}.`)),
});

const safety: PrivatePart = {
  title: 'Your safety',
  says: [
    'If you are in danger, ring 000.',
    '1800RESPECT answers day and night on 1800 737 732.',
    'If someone finds you through work, leave and ring the police. Take no new clients until your support worker agrees.',
  ],
  steps: [
    'Ask your support worker or a legal service whether your order covers workplaces and online contact.',
    'Use a new email address and a new SIM for work. Don’t link them to an old account.',
    'Before the ABN, ask the Business Register how to keep your details off the public page. If the answer is no, work for wages instead.',
    'Tell one person where you are on each job. Give a time when you will text.',
    'Turn location off in your camera. Keep the car and street signs out of photos.',
    'Leave anyone who might tell others where you are out of your first ten.',
  ],
};

const law: PrivatePart = {
  title: 'If you are worried about the past',
  says: [
    'See a lawyer before you ring an office. A community legal centre is free.',
    'An insurer may ask about past sales. Answer truthfully.',
  ],
  steps: [],
};

/** Answers everything that the document must not speak of. */
export function privateScreenFor(
  reading: Reading,
  { situations, answers }: { situations: ReadonlyMap<string, Situation>; answers: string[] },
): PrivateScreen {
  const held = reading.situations
    .filter((fact) => !mayShowSituation(reading, fact, situations.get(fact.value.id)))
    .map(({ value }) => situations.get(value.id))
    .filter((one): one is Situation => one !== undefined);
  const has = (kind: PrivateNote['class']) => reading.private.some(({ value }) => value.class === kind);
  return {
    notes: reading.private.map(noteOf),
    parts: [
      ...(has('P3') ? [safety] : []),
      ...held.map(partOf),
      ...(has('P4') ? [law] : []),
      ...(answers.length > 0 ? [{ title: 'What you asked', says: answers, steps: [] }] : []),
    ],
  };
}
