import { Card } from '#web/components/card.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { ownedPathsId } from '#web/config/addresses.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { PaymentNote } from './payment-note.tsx';
import { ProfileSection } from './profile-section.tsx';

function CardLines({ title, className }: { title: string; className?: string }) {
  return (
    <Card className={className ?? ''}>
      <h2 className="mb-4">{title}</h2>
      <Skeleton className="mb-3 h-5 w-4/5" />
      <Skeleton className="mb-6 h-5 w-3/5" />
      <Skeleton className="h-11 w-44" />
    </Card>
  );
}

/** The page as it will stand, while the account loads. */
export function DashboardSkeleton() {
  return (
    <>
      <LoadingText />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <CardLines title="What’s next" />
        <CardLines title="Tokens" className="border-t-4 border-t-wattle" />
      </div>
      <Section id={ownedPathsId} title="Your paths">
        <ListSkeleton />
      </Section>
      <Section title="Plan runs">
        <ListSkeleton />
      </Section>
      <Section title="Payments">
        <PaymentNote />
        <ListSkeleton />
      </Section>
      <ProfileSection />
    </>
  );
}
