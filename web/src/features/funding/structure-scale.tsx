import { type StructureChoice, structureQuestions } from '#shared/domain/funding/choose-structure.ts';
import { classNames } from '#web/components/class-names.ts';

/** The position of a result on the scale, in hundredths. */
const places: Record<Exclude<StructureChoice['kind'], 'unfinished'>, number> = {
  'sole-trader': 8,
  'insured-sole-trader': 34,
  company: 92,
};

/** A scale from sole trader to company: first how many answers are given, then the result. */
export function StructureScale({ choice }: { choice: StructureChoice }) {
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
