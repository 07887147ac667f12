import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { useSearchParams } from '#web/lib/router/use-router.ts';
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

export default function RegisterAbnPage() {
  return (
    <div className="page-width py-6 sm:py-10">
      <WayBack />
      <h1>Register an ABN: sole trader or Pty Ltd</h1>
      <p className="mt-3 max-w-measure text-lg">
        An ABN is free and takes one form. What costs money, and is harder to change, is how you run the
        business: as yourself, or as a company.
      </p>
      <div className="mt-8 flex flex-col gap-10 sm:gap-12">
        <Section title="Side by side">
          <StructureComparison />
        </Section>
        <Section title="Which fits you? Five questions">
          <StructureChooser />
        </Section>
        <RegistrationGuide />
        <TextLink to={addresses.moneyRules()}>Next: money and rules, from GST to insurance</TextLink>
      </div>
    </div>
  );
}
