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
        <ul className="terms-short">
          {inShort.map(([words, section]) => (
            <li key={section}>
              <a href={`#${section}`}>{words}</a>
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
        <nav aria-labelledby="terms-contents" className="terms-contents">
          <h2 id="terms-contents" className="text-lg">
            Seven sections
          </h2>
          <ol>
            {termsSections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="reading">
          {termsSections.map(({ id, title, content }, index) => (
            <section key={id} aria-labelledby={id} className="reading terms-section">
              <h2 id={id}>
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
