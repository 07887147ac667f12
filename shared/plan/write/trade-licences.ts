import type { Licence } from '#shared/content/schemas/catalogue.ts';
import type { Writing } from './writing.ts';

type Ruled = Pick<Writing, 'trade' | 'licences' | 'reading' | 'input'>;

const nurse = /\b(?:nurs(?:e|es|ing)|RN|EN|midwife)\b/;

/** "AHPRA" is the register of nurses and of many others: the customer's own words say which. */
const isTheirs = (id: string, { input: { answers } }: Ruled): boolean =>
  nurse.test(`${answers.skills} ${answers.content}`) === (id === 'nurse-registration');

/** The licences of the trade. A registered nurse gets the rules of nurses, and not those for people without registration. */
export function tradeLicences(writing: Ruled): Licence[] {
  const { trade, licences, reading } = writing;
  const held = new Set(
    reading.licences.filter(({ value }) => value.status === 'held').map(({ value }) => value.licence),
  );
  const ids = trade.licences.map((id) => {
    const other = licences.get(id)?.notFor.filter((one) => held.has(one)) ?? [];
    return other.find((one) => other.length === 1 || isTheirs(one, writing)) ?? id;
  });
  return [...new Set(ids)].flatMap((id) => licences.get(id) ?? []);
}
