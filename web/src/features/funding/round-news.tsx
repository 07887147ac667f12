import type { Grant } from '#shared/content/grants/grant.ts';
import type { ButtonVariant } from '#web/components/button/button-look.ts';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { askAbout } from '#web/lib/ask-about.ts';

/** Each place has an id of its own: the address says which of them is open. */
const RoundNews = ({ grant, id, variant }: { grant: Grant; id: string; variant: ButtonVariant }) => (
  <InterestButton
    label="Tell me when a round opens"
    variant={variant}
    words={{
      id,
      title: 'Tell me when a round opens',
      lead: `Leave your email, and we write to you once the next round of ${grant.title} has a date.`,
      suggestion: `The next round of ${grant.title}`,
      action: 'Tell me',
    }}
    send={askAbout(grant.id)}
  />
);
export default RoundNews;
