import { onlyAustralian } from '../choice/candidate-abroad.ts';
import type { Block, PlanSection } from '../document/plan-document.ts';
import { plainText, type Text } from '../document/text.ts';
import type { PlanInput } from '../plan-input.ts';

const signs: readonly [sign: string, written: RegExp][] = [
  ['£', /£/g],
  ['€', /€/g],
  ['NZ$', /NZ\$/g],
];

/** The sign of the money that a customer abroad writes. */
export function signOf({ answers, profile }: Pick<PlanInput, 'answers' | 'profile'>): string {
  const told = Object.values(answers).join(' ');
  const written = signs
    .map(([sign, pattern]) => ({ sign, times: told.match(pattern)?.length ?? 0 }))
    .toSorted((one, other) => other.times - one.times)[0];
  if (written && written.times > 0) return written.sign;
  return /^united kingdom$/i.test(profile.country.trim())
    ? '£'
    : /^ireland$/i.test(profile.country.trim())
      ? '€'
      : '$';
}

const names: Readonly<Record<string, string>> = { '£': 'Pounds', '€': 'Euros' };

/** Words of the customer stay as they are. */
const outsideQuotes = (text: string, of: (part: string) => string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : of(part)))
    .join('');

function deep<T>(value: T, of: (text: string) => string): T {
  if (typeof value === 'string') return of(value) as T;
  if (Array.isArray(value)) return value.map((one) => deep(one, of)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, of)])) as T;
}

/** Sentences that hold in Australia alone are left out. */
const withoutAustralia = (text: Text): Text =>
  text
    .map((inline) =>
      typeof inline === 'string'
        ? inline
            .split(/(?<=[.!?]) (?=\p{Lu})/u)
            .filter((sentence) => !onlyAustralian.test(sentence))
            .join(' ')
        : inline,
    )
    .filter((inline) => inline !== '');

const saysSomething = (text: Text): boolean =>
  text.some((inline) => typeof inline === 'string' && inline.trim() !== '');

function elsewhere(block: Block): Block {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(withoutAustralia).filter(saysSomething) };
    case 'table':
      return {
        ...block,
        rows: block.rows.filter(({ cells }) => !cells.some((cell) => onlyAustralian.test(plainText(cell)))),
      };
    case 'checklist':
      return { ...block, items: block.items.filter(({ text }) => !onlyAustralian.test(plainText(text))) };
    default:
      return block;
  }
}

/** "the United Kingdom", "New Zealand" */
export const countryName = (country: string): string =>
  /^(?:united|netherlands|philippines)/i.test(country.trim()) ? `the ${country.trim()}` : country.trim();

/** The answers to questions are made for the country already. */
const inPlace = (section: PlanSection): PlanSection =>
  section.id === 'asked' ? section : { ...section, blocks: section.blocks.map(elsewhere) };

/** A plan of another country in its own money. No tax is off its figures, so that none is before or after tax. */
export const asAbroad = (sections: readonly PlanSection[], sign: string): PlanSection[] =>
  deep(sections.map(inPlace), (text) =>
    outsideQuotes(text.replace(/(search for “[^”]*?) Australia”/, '$1”'), (part) =>
      part
        .replaceAll(/(?<![A-Z])\$/g, () => sign)
        .replaceAll(/\bDollars (?=a (?:week|month|year))/g, `${names[sign] ?? 'Dollars'} `)
        .replaceAll(/(?<!before or),? (?:before|after) tax\b/g, '')
        .replaceAll(/\bABN (?=_)/g, 'Tax number ')
        .replaceAll(/\ban ABN\b/g, 'a tax number')
        .replaceAll(/\bABN\b/g, 'tax number')
        .replaceAll(
          /\byour state[’']s fair trading office\b|\bfair trading in your state\b/g,
          'the consumer office where you live',
        )
        .replaceAll(/\byour state[’']s\b/g, 'your local')
        .replaceAll(/\bthe Australian Copyright Council\b/g, 'the copyright office of your country'),
    ),
  );
