import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { addresses } from '#web/config/addresses.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface AgreementBoxProps {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * The terms open in a new tab, so that the choices stay. The server receives the date of the agreed terms.
 */
export function AgreementBox({ id, checked, onChange }: AgreementBoxProps) {
  return (
    <CheckboxField
      id={id}
      name="agreement"
      value={termsAsAt}
      checked={checked}
      onChange={onChange}
      required
      label={
        <>
          I have read these conditions and agree to the{' '}
          <a href={addresses.terms()} target="_blank" rel="noopener">
            Terms &amp; Disclaimer
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
          .
        </>
      }
    />
  );
}
