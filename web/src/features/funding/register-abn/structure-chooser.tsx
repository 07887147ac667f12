import { useSearchParams } from 'react-router-dom';
import {
  chooseStructure,
  type StructureAnswers,
  type StructureChoice,
  type StructureQuestion,
  type StructureSide,
  sideOf,
  structureQuestions,
} from '#shared/domain/funding/choose-structure.ts';
import { classNames } from '#web/components/class-names.ts';

/** The position of a result on the scale, in hundredths. */
const places: Record<Exclude<StructureChoice['kind'], 'unfinished'>, number> = {
  'sole-trader': 8,
  'insured-sole-trader': 34,
  company: 92,
};

/** A scale from sole trader to company: first how many answers are given, then the result. */
function StructureScale({ choice }: { choice: StructureChoice }) {
  const all = structureQuestions.length;
  const done = choice.kind === 'unfinished' ? all - choice.left : all;
  const at = choice.kind === 'unfinished' ? undefined : places[choice.kind];
  return (
    <div aria-hidden className="moves">
      <svg aria-hidden="true" viewBox="0 0 400 28" className="block w-full">
        {structureQuestions.map((question, index) => (
          <rect
            key={question}
            x={(400 / all) * index + 1}
            y={10}
            width={400 / all - 2}
            height={8}
            rx={2}
            className={
              index < done
                ? 'fill-leaf stroke-leaf forced-colors:[fill:CanvasText]'
                : 'scale-open forced-colors:[fill:Canvas] forced-colors:[stroke:CanvasText]'
            }
          />
        ))}
        {at !== undefined && (
          <circle
            cx={4 * at}
            cy={14}
            r={11}
            className="fill-sheet stroke-leaf-strong stroke-5 forced-colors:[fill:Canvas] forced-colors:[stroke:Highlight]"
          />
        )}
      </svg>
      {/* The ends appear together with the result between them. */}
      <p
        className={classNames(
          'flex justify-between gap-4 text-sm font-semibold',
          at === undefined && 'invisible',
        )}
      >
        <span>Sole trader</span>
        <span>Pty Ltd company</span>
      </p>
    </div>
  );
}

const questionTexts: Record<StructureQuestion, string> = {
  partners: 'Will anyone else own part of it?',
  investors: 'Do you want investors, or a grant that requires a company?',
  harm: 'Could a mistake cost a customer far more than they pay you?',
  profit: 'Will you leave profits in the business?',
  trial: 'Are you still testing whether it works?',
};

const reasons: Record<StructureQuestion, [yes: string, no: string]> = {
  partners: [
    'Only a company has shares that others can own.',
    'No one else will own a part, so you don’t need shares.',
  ],
  investors: [
    'Investors buy shares, and earlier NSW MVP rounds funded companies.',
    'No investor or grant needs you to be a company.',
  ],
  harm: [
    'A claim against a sole trader can reach your own savings and home.',
    'A mistake is unlikely to cost more than you could pay.',
  ],
  profit: [
    'A company can keep profits, taxed at the company rate.',
    'You won’t leave profits in the business.',
  ],
  trial: [
    'Sole trading is free to start and easy to stop; a company costs money every year.',
    'You know it works, so a company’s yearly cost is less of a risk.',
  ],
};

const results: Record<Exclude<StructureChoice['kind'], 'unfinished'>, string> = {
  company: 'A Pty Ltd company suits you better',
  'insured-sole-trader': 'Start as a sole trader, but get insurance first',
  'sole-trader': 'Start as a sole trader',
};

const sides: readonly (readonly [side: StructureSide, name: string])[] = [
  ['company', 'For a company'],
  ['sole-trader', 'For a sole trader'],
];

interface Reason {
  text: string;
  /** Its part in the result, if any. */
  role: string | undefined;
}

/**
 * The result or the number of answers left, and what each answer supports, including those against the
 * result.
 */
export function structureWords(
  choice: StructureChoice,
  answers: StructureAnswers,
): { title: string; sides: readonly { name: string; reasons: readonly Reason[] }[] } {
  if (choice.kind === 'unfinished')
    return {
      title: choice.left === 1 ? 'One answer to go' : `${choice.left} answers to go`,
      sides: [],
    };
  const reasonsFor = (wanted: StructureSide): Reason[] =>
    structureQuestions
      .filter((question) => sideOf(question, answers[question] === true) === wanted)
      .map((question) => ({
        text: reasons[question][answers[question] ? 0 : 1],
        role: !choice.because.includes(question)
          ? undefined
          : choice.kind === 'insured-sole-trader'
            ? 'Why insurance'
            : 'Deciding factor',
      }));
  return {
    title: results[choice.kind],
    sides: sides
      .map(([side, name]) => ({ name, reasons: reasonsFor(side) }))
      .filter(({ reasons: said }) => said.length > 0),
  };
}

interface YesNoRowProps {
  name: string;
  question: string;
  value: 'yes' | 'no' | undefined;
  onChange: (value: 'yes' | 'no') => void;
}

const answers = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** A question with two joined answers at the end of its row. */
function YesNoRow({ name, question, value, onChange }: YesNoRowProps) {
  return (
    <fieldset className="py-2.5 [--answers:min(11.5rem,45vw)] flow-root border-b border-b-line">
      <legend className="py-2 float-start w-[calc(100%-var(--answers)-1rem)] min-h-11 font-semibold leading-[1.4]">
        {question}
      </legend>
      <div className="choices choices-joined float-end w-(--answers)">
        {answers.map(([answer, text]) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
