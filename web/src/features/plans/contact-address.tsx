import { CopyLine } from '#web/components/copy-line.tsx';
import { provider } from '#web/config/site-facts.ts';

/** For whoever has no mail program that a link would open. */
export default function ContactAddress() {
  const { email } = provider;
  if (email === null) return null;
  return (
    <CopyLine name="our email address" text={email} copied="Address copied." className="mt-2">
      <strong className="font-semibold wrap-anywhere">{email}</strong>
    </CopyLine>
  );
}
