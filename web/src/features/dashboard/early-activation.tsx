import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { sendInterest } from '#web/lib/api/send-interest.ts';

/** The button and the dialog of a request for early activation. */
export function EarlyActivation({ email }: { email: string }) {
  return (
    <InterestButton
      label="Request early activation"
      words={{
        id: 'early-activation',
        title: 'Request early activation',
        lead: 'Need your plan sooner, or something our plans don’t offer? Tell us and we’ll reply by email.',
        question: 'What do you need?',
        email,
      }}
      send={sendInterest}
    />
  );
}
