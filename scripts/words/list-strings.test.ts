import { describe, expect, it } from 'vitest';
import { faultsOf } from './find-faults.ts';
import { listStrings } from './list-strings.ts';
import { shownFiles } from './shown-files.ts';

const source = `
import { Link } from 'react-router-dom';
type Tone = 'Not a text';
const expression = 'SET #total = :total';
export const mail = \`Hello \${name}, your plan is ready.\`;
export const Card = ({ isPaid }: Props) => (
  <section className="Card of Plan" aria-label="Your plan">
    <h2>Choose <strong>one</strong> plan</h2>
    <p>{isPaid ? 'You paid already.' : 'Pay once.'} See <Link to="/terms">the terms</Link>.</p>
  </section>
);
`;

describe('the texts of a source file', () => {
  it('are its sentences, labels and messages, each once and in order', () => {
    expect(listStrings('card.tsx', source).map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '5: Hello …, your plan is ready.',
      '7: Your plan',
      '8: Choose one plan',
      '9: … See the terms.',
      '9: You paid already.',
      '9: Pay once.',
    ]);
  });

  it('have a fault where a word is mannered, a price says A$ or a sentence is too long', () => {
    expect(faultsOf('Nobody pays A$5 at once.')).toEqual(['“nobody”', '“at once”', '“A$”']);
    expect(faultsOf(`${'word '.repeat(25)}end.`)).toEqual(['26 words']);
    expect(faultsOf('No one pays more than $5.')).toEqual([]);
  });
});

describe('the texts of the product', () => {
  it('use plain words and $', () => {
    const faulty = shownFiles().flatMap(({ file, strings }) =>
      strings
        .filter(({ text }) => faultsOf(text).some((fault) => fault.startsWith('“')))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(faulty).toEqual([]);
  });
});
