import { casualFloor } from '#shared/content/fact-numbers.ts';
import { facts } from '#shared/content/facts.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { keepPairs } from '#web/lib/keep-pairs.ts';

/** The link target. */
export const figuresId = 'figures';
const hours = 10;
const floorCents = Math.round(casualFloor * 100);

/** An example of each kind of figure. */
const marks: readonly { figure: string; mark: string; text: string; sign?: '×' | '=' }[] = [
  {
    figure: `${hours} hours`,
    mark: 'Yours',
    sign: '×',
    text: 'The time you told us you have each week.',
  },
  {
    figure: formatAud(floorCents),
    mark: 'Sourced',
    sign: '=',
    text: keepPairs(`The casual minimum wage: ${facts['casual-floor'].note}.`),
  },
  {
    figure: formatAud(floorCents * hours),
    mark: 'Worked out',
    text: `${hours} hours at ${formatAud(floorCents)}: what casual work would pay.`,
  },
  {
    figure: '5 an hour',
    mark: 'Our judgement',
    text: 'How many people you can write to personally, in our freelance plans.',
  },
];

/** The four kinds of figures, with an example of each. */
export function FigureMarks() {
  return (
    <section aria-labelledby={figuresId} className="page-width py-10 sm:py-14">
      <h2 id={figuresId}>Every figure says where it comes from</h2>
      <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {marks.map(({ figure, mark, text, sign }) => (
          <div key={mark} className="relative border-t-4 border-leaf pt-3">
            <dt className="flex flex-col items-start gap-1">
              <span className="rounded-sm bg-leaf-tint px-2 text-sm font-semibold text-leaf-strong">
                {mark}
              </span>
              <span className="font-serif text-3xl font-semibold">{figure}</span>
              {sign && (
                // In four columns, where the first three figures form a sum.
                <span
                  aria-hidden
                  className="absolute -right-5.5 top-10 font-serif text-2xl text-ink-soft max-lg:hidden"
                >
                  {sign}
                </span>
              )}
            </dt>
            <dd className="mt-1.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure">
        Prices, grants and fees show their source and date. If we found no source, we don’t print them.
      </p>
    </section>
  );
}
