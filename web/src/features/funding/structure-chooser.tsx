import { useSearchParams } from 'react-router-dom';
import {
  chooseStructure,
  type StructureAnswers,
  type StructureQuestion,
  structureQuestions,
} from '#shared/domain/funding/choose-structure.ts';
import { StructureScale } from './structure-scale.tsx';
import { questionTexts, structureWords } from './structure-words.ts';
import { YesNoRow } from './yes-no-row.tsx';

/** The answers in the address; anything but yes or no is ignored. */
const readAnswers = (query: URLSearchParams): StructureAnswers =>
  Object.fromEntries(
    structureQuestions
      .map((question) => [question, query.get(question)] as const)
      .filter(([, text]) => text === 'yes' || text === 'no')
      .map(([question, text]) => [question, text === 'yes']),
  );

const textOf = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? 'yes' : 'no');

/** Five questions, and the structure that the answers support. */
export function StructureChooser() {
  const [query, setQuery] = useSearchParams();
  const answers = readAnswers(query);
  const choice = chooseStructure(answers);
  const { title, sides } = structureWords(choice, answers);
  const choose = (question: StructureQuestion, text: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(question, text);
        return next;
      },
      { replace: true },
    );

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <form method="get" autoComplete="off" className="noscript:hidden">
        {structureQuestions.map((question) => (
          <YesNoRow
            key={question}
            name={question}
            question={questionTexts[question]}
            value={textOf(answers[question])}
            onChange={(text) => choose(question, text)}
          />
        ))}
      </form>
      <noscript>
        <p>The questions need JavaScript. The comparison below covers the same points.</p>
      </noscript>
      <div className="py-4 px-5 self-start border border-leaf rounded-md bg-leaf-tint noscript:hidden">
        <StructureScale choice={choice} />
        <div role="status" className="mt-3 min-h-36">
          <p className="font-serif text-2xl leading-snug font-semibold">{title}</p>
          {sides.length === 0 && <p className="mt-2">Your result appears here.</p>}
          {sides.map(({ name, reasons }) => (
            <section key={name} className="mt-3">
              <h3 className="font-sans text-base">{name}</h3>
              <ul className="mt-1 space-y-1">
                {reasons.map(({ text, role }) => (
                  <li key={text}>
                    {role !== undefined && <b className="font-semibold">{role}: </b>}
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          General information, not tax or legal advice. Check with an accountant.
        </p>
      </div>
    </div>
  );
}
