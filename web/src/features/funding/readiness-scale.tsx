import { Section } from '#web/components/section.tsx';

const levels: readonly [level: number, words: string][] = [
  [3, 'A first experiment shows that the idea can work'],
  [4, 'The parts work together on a bench'],
  [5, 'They work in conditions like the real ones'],
  [6, 'A prototype works in conditions like the real ones'],
  [7, 'A prototype works where it will be used'],
];
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const isAsked = (level: number): boolean => levels.some(([asked]) => asked === level);

/** Where on the scale of technology readiness the grant helps. */
export function ReadinessScale() {
  return (
    <Section title="Where on the readiness scale it helps">
      <div
        role="img"
        aria-label="Technology readiness levels 1 to 9; 3 to 7 are covered"
        className="readiness"
      >
        {all.map((level) => (
          <span key={level} data-asked={isAsked(level) || undefined}>
            {level}
          </span>
        ))}
      </div>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {levels.map(([level, words]) => (
          <div key={level} className="flex gap-4 py-2">
            <dt className="w-14 shrink-0 font-semibold tabular-nums">TRL {level}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        Our short wording of the usual scale; that of the guidelines counts. In our questions, TRL 3 to 7 is
        the stage “MVP”.
      </p>
    </Section>
  );
}
