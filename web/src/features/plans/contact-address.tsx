import { provider } from '#web/config/site-facts.ts';
import { useCopied } from '#web/lib/use-copied.ts';

/** For whoever has no mail program that a link would open. */
export default function ContactAddress() {
  const { outcome, copy } = useCopied();
  const { email } = provider;
  if (email === null) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <strong className="font-semibold wrap-anywhere">{email}</strong>
      <button
        type="button"
        aria-label="Copy our email address"
        className="min-h-11 cursor-pointer font-semibold text-leaf underline noscript:hidden"
        onClick={() => void copy(email)}
      >
        Copy
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {outcome === 'copied' && 'Address copied.'}
        {outcome === 'failed' && 'Please copy it by hand.'}
      </span>
    </p>
  );
}
