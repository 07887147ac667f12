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

/** Links back to the previous page, if that is on this site. */
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

export default function RegisterAbnPage() {
  useLayoutEffect(followFolds, []);
  return (
    <>
      <GuideHead
        way={<WayBack />}
        title="Register an ABN: sole trader or Pty Ltd"
        lead="An ABN is free and takes one form. The bigger decision is whether to run your business as a sole trader or a company."
        picture={<RegisterPayments />}
      />
      <div className="page-width folds-wide flex flex-col gap-6 py-8 sm:py-12">
        <section id="fits" aria-labelledby="fits-title" className="scroll-mt-6">
          <h2 id="fits-title" className="mb-4">
            Which suits you? Five questions
          </h2>
          <StructureChooser />
        </section>
        <FoldSection title="Compare side by side" id="compared">
          <StructureComparison />
        </FoldSection>
        <RegistrationGuide />
      </div>
      <ClosingStep
        title="What to do after you register"
        text="Tax, GST, super and insurance in plain words. Free to read."
        to={addresses.moneyRules()}
        action="Read money and rules"
      />
    </>
  );
}
