import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { aboutYou, yourWork } from './profile-form.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileGroup } from './profile-group.tsx';

const Field = ({ label, control = 'h-12' }: { label: string; control?: string }) => (
  <div>
    <p className="mb-1 font-semibold text-ink-soft">{label}</p>
    <Skeleton className={control} />
  </div>
);

/** The form without its answers, with each part in its final place. */
export function ProfileSkeleton() {
  return (
    <ProfileFrame answers={undefined}>
      <LoadingText />
      <div aria-hidden className="mt-6 flex flex-col gap-8">
        <ProfileGroup {...aboutYou}>
          <Field label="Full name" />
          <Field label="State" />
          <Field label="ABN" control="h-24 sm:h-19" />
        </ProfileGroup>
        <ProfileGroup {...yourWork}>
          <Field label="Skills" control="h-46 sm:h-34" />
          <Field label="Interests" control="h-58 sm:h-34" />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Budget" />
            <Field label="Weekly time" />
          </div>
        </ProfileGroup>
        <div className="h-34 sm:h-20">
          <Skeleton className="h-11 sm:w-34" />
        </div>
      </div>
    </ProfileFrame>
  );
}
