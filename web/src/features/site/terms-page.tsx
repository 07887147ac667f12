import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { termsSections } from './terms-sections.tsx';

export default function TermsPage() {
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14 lg:grid-cols-[1fr_16rem] lg:gap-16">
      <div className="reading lg:col-start-1">
        <h1>Terms and disclaimer</h1>
        <p className="text-ink-soft">As at {termsAsAt}</p>
        <p className="text-lg">
          In short: tokens last for a limited time and are not refunded for a change of mind; your rights
          under the Australian Consumer Law stay; plans are estimates, not promises; your data are yours.
        </p>
      </div>
      <nav aria-labelledby="terms-contents" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 id="terms-contents" className="text-lg">
          Seven sections
        </h2>
        <ol className="mt-2 border-y border-line py-1">
          {termsSections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center gap-2 py-1">
                <span className="w-4 shrink-0 tabular-nums">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="reading lg:col-start-1">
        {termsSections.map(({ id, title, content }, index) => (
          <section key={id} aria-labelledby={id} className="reading mt-10 first:mt-0">
            <h2 id={id} className="scroll-mt-6">
              {index + 1}. {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
