import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { termsSections } from './terms-sections.tsx';
import './terms.css';

/** The main points, each with its section. */
const inShort: readonly [words: string, section: string][] = [
  ['tokens last for a limited time and are not refunded for a change of mind;', 'tokens'],
  ['you keep your rights under the Australian Consumer Law;', 'refunds'],
  ['plans are estimates, not promises;', 'disclaimer'],
  ['your data is yours.', 'privacy'],
];

function TermsHead() {
  return (
    <div className="dark-band on-night">
      <div className="page-width py-8 sm:py-12">
        <h1>Terms and disclaimer</h1>
        <p className="mt-2 text-ink-soft">As at {termsAsAt}</p>
        <p className="mt-6 font-semibold">In short:</p>
        <ul className="mt-3 grid grid-cols-1 border-t border-t-line-strong sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-[2fr_1.6fr_1.1fr_1.1fr]">
          {inShort.map(([words, section]) => (
            <li key={section}>
              <a
                className="py-2.5 flex items-center min-h-13 border-b border-b-line-strong text-inherit font-serif text-lg font-semibold leading-[1.35] text-balance lg:py-3.5 lg:h-full lg:items-start lg:border-0"
                href={`#${section}`}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export default function TermsPage() {
  return (
    <>
      <TermsHead />
      <div className="page-width terms">
        <nav
          aria-labelledby="terms-contents"
          className="print:hidden max-w-measure lg:top-8 lg:sticky lg:self-start"
        >
          <h2 id="terms-contents" className="text-lg">
            Seven sections
          </h2>
          <ol className="py-1 mt-2 border-y border-y-line">
            {termsSections.map(({ id, title }, index) => (
              <li key={id}>
                <a className="py-1 gap-2 flex items-center min-h-11" href={`#${id}`}>
                  <span className="w-4 shrink-0 tabular-nums">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="reading max-w-measure">
          {termsSections.map(({ id, title, content }, index) => (
            <section
              key={id}
              aria-labelledby={id}
              className="reading max-w-measure terms-section pt-6 @container border-t border-t-line"
            >
              <h2 id={id} className="scroll-mt-6">
                {index + 1}. {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
