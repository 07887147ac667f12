import { provider } from '#web/config/site-facts.ts';

export function PaymentNote() {
  const support = 'contact support';
  return (
    <p className="mt-4 text-sm text-ink-soft">
      If a payment succeeded but is not listed, please wait 15 minutes, then{' '}
      {provider.email === null ? support : <a href={`mailto:${provider.email}`}>{support}</a>}.
    </p>
  );
}
