import {
  chooseStructure,
  type StructureAnswers,
  type StructureQuestion,
  structureQuestions,
} from '#shared/domain/funding/choose-structure.ts';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { useSearchParams } from '#web/lib/router/use-router.ts';
import { questionTexts, structureWords } from './structure-words.ts';

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** The answers as the address has them; a word that is neither yes nor no is none. */
const readAnswers = (query: URLSearchParams): StructureAnswers =>
  Object.fromEntries(
    structureQuestions
      .map((question) => [question, query.get(question)] as const)
      .filter(([, text]) => text === 'yes' || text === 'no')
      .map(([question, text]) => [question, text === 'yes']),
  );

/** Five questions, and what their answers speak for. */
export function StructureChooser() {
  const [query, setQuery] = useSearchParams();
  const answers = readAnswers(query);
  const { title, because } = structureWords(chooseStructure(answers));
  const choose = (question: StructureQuestion, text: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(question, text);
        return next;
      },
      { replace: true },
    );
  const textOf = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'yes' : 'no');

  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <form method="get" autoComplete="off" className="flex flex-col gap-4 noscript:hidden">
        {structureQuestions.map((question) => (
          <RadioField
            key={question}
            id={`structure-${question}`}
            name={question}
            label={questionTexts[question]}
            options={yesOrNo}
            value={textOf(answers[question])}
            onChange={(text) => choose(question, text)}
          />
        ))}
      </form>
      <noscript>
        <p>The five questions need JavaScript. The table above answers the same.</p>
      </noscript>
      <div
        role="status"
        className="min-h-52 self-start border-l-4 border-leaf bg-leaf-tint px-5 py-4 noscript:hidden"
      >
        <p className="font-serif text-2xl font-semibold">{title}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {because.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">
          General information, not tax or legal advice. An accountant knows what your case changes.
        </p>
      </div>
    </div>
  );
}
