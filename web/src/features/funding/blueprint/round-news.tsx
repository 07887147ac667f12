import type { Grant } from '#shared/content/grants/grant.ts';
import type { ButtonVariant } from '#web/components/button/button-look.ts';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { askAbout } from '#web/lib/send-later.ts';

/** The id is in the address while the dialog is open. */
const RoundNews = ({ grant, id, variant }: { grant: Grant; id: string; variant: ButtonVariant }) => (
  <InterestButton
    label="Tell me when it opens"
    variant={variant}
    words={{
      id,
      title: 'Tell me when it opens',
      lead: `We’ll email you when the next round of ${grant.title} has a date.`,
      suggestion: `The next round of ${grant.title}`,
      action: 'Tell me',
    }}
    send={askAbout(grant.id)}
  />
);

export default RoundNews;
