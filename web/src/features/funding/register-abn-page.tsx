import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosingStep } from '#web/components/closing-step.tsx';
import { FoldSection } from '#web/components/fold-section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { followFolds } from '#web/lib/folds.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { GuideHead } from './guide-head.tsx';
import { RegisterPayments } from './register-payments.tsx';
import { RegistrationGuide } from './registration-guide.tsx';
import { StructureChooser } from './structure-chooser.tsx';
import { StructureComparison } from './structure-comparison.tsx';

/** Back to where the reader came from, if that is on this site. */
function WayBack() {
  const [query] = useSearchParams();
  const refer = query.get('refer');
  const funding = addresses.funding();
  return (
    <TextLink to={safeReturnPath(refer, funding)}>
      {safeReturnPath(refer, funding) === funding ? 'Back to funding' : 'Back to where you were'}
    </TextLink>
  );
}

const contents: readonly [id: string, title: string][] = [
  ['fits', 'Which fits you'],
  ['compared', 'Side by side'],
  ['hobby', 'Hobby or business'],
  ['steps', 'Step by step'],
  ['costs', 'What it costs'],
  ['mistakes', 'Mistakes'],
];

export default function RegisterAbnPage() {
  useLayoutEffect(followFolds, []);
  return (
    <>
      <GuideHead
        way={<WayBack />}
        title="Register an ABN: sole trader or Pty Ltd"
        lead="An ABN is free and takes one form. What costs money, and is harder to change, is how you run the business: as yourself, or as a company."
        picture={<RegisterPayments />}
      >
        <nav aria-label="On this page" className="head-contents">
          <ul>
            {contents.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </GuideHead>
      <div className="page-width flex flex-col gap-6 py-8 sm:py-12 lg:gap-12">
        <section id="fits" aria-labelledby="fits-title" className="scroll-mt-6">
          <h2 id="fits-title" className="mb-4">
            Which fits you? Five questions
          </h2>
          <StructureChooser />
        </section>
        <FoldSection title="Side by side" id="compared">
          <StructureComparison />
        </FoldSection>
        <RegistrationGuide />
      </div>
      <ClosingStep
        title="What to do after you register"
        text="Tax, GST, super and insurance, worked through once for every path, and free to read."
        to={addresses.moneyRules()}
        action="Read money and rules"
      />
    </>
  );
}
