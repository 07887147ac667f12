import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileUpdate, type UserEntity } from '#shared/contract/account.ts';
import { profileOfAnswers } from '#shared/domain/runs/profile-answers.ts';
import { Button } from '#web/components/button/button.tsx';
import { FillInButton } from '#web/components/form/fill-in-button.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useLastAnswers } from '#web/lib/api/use-last-answers.ts';
import {
  AbnField,
  NameField,
  ProfileQuestions,
  profileNames,
  StateField,
} from '../form/profile-questions.tsx';
import { profileValues, saveProfile } from './save-profile.ts';
import { type AnswersNow, WhereAnswersGo } from './where-answers-go.tsx';

interface ProfileFrameProps {
  answers: AnswersNow | undefined;
  /** Further parts of the account, below the use of the answers. */
  account?: ReactNode;
  children: ReactNode;
}

/** The form, and next to it how its answers are used. The layout is the same while the profile loads. */
function ProfileFrame({ answers, account, children }: ProfileFrameProps) {
  return (
    <div className="split sm:-mb-16 not-last:mb-0">
      <div className="split-form">
        <h1>Edit your profile</h1>
        <p className="mt-2 text-ink-soft">Changes here don’t affect plans you’ve already submitted.</p>
        {children}
      </div>
      <div className="split-side lg:grid lg:col-[3_/_-1] lg:grid-cols-subgrid lg:content-start">
        <WhereAnswersGo answers={answers} />
        {account}
      </div>
    </div>
  );
}

/** Answers that are used in the same place. */
function ProfileGroup({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{note}</p>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

const secrets = [] as const;

const workFields = ['skills', 'interests', 'budget', 'weekly_time'] as const;

interface ProfileFormProps {
  user: UserEntity;
  saved: boolean;
  onSaved: () => void;
  /** Content above the form, in its column. */
  children: ReactNode;
  /** Content of the other column. */
  account: ReactNode;
}

const aboutYou = {
  title: 'Your details',
  note: 'Used in your plans and to pre-fill grant questions.',
};

const yourWork = {
  title: 'Skills and time',
  note: 'Optional. We’ll pre-fill your next plan.',
};

/** Replaces the buttons after saving. */
function Saved() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={note} tabIndex={-1} className="outline-none">
      <Banner tone="success" title="Your profile has been saved." role="status">
        Taking you to your dashboard…
      </Banner>
    </div>
  );
}

export function ProfileForm({ user, saved, onSaved, children, account }: ProfileFormProps) {
  const navigate = useNavigate();
  const { form, text, values, ...state } = useDraftForm({
    id: 'profile',
    empty: profileValues(user),
    schema: profileUpdate,
    secrets,
    leavesPage: true,
    send: async (answers) => {
      const refused = await saveProfile(answers, user.country);
      if (refused === undefined) onSaved();
      return refused;
    },
  });
  const isEmpty = workFields.every((name) => values[name] === '');
  const last = useLastAnswers({
    enabled: isEmpty,
    fits: ({ unanswered }) => unanswered === undefined,
    onAnswers: (answers) => {
      const profile = profileOfAnswers(answers);
      for (const name of workFields) text(name).onChange(profile[name]);
    },
  });
  const { pending, refusal, attempts, problems, restored, unsaved, discard } = state;
  const cancel = () => {
    discard();
    void navigate(addresses.dashboard());
  };

  return (
    <ProfileFrame answers={{ ...values, country: user.country }} account={account}>
      {children}
      <form {...form} className="mt-6 flex flex-col gap-8">
        <FormRefusal refusal={refusal} attempts={attempts} />
        <FormProblems {...{ problems, attempts }} names={profileNames} />
        {restored && refusal === undefined && !saved && (
          <Banner tone="info" title="You have unsaved changes" role="status">
            <p>Save them, or cancel to go back to your profile as it was.</p>
          </Banner>
        )}
        <ProfileGroup {...aboutYou}>
          <NameField {...text('full_name')} />
          {user.country === 'Australia' && <StateField {...text('state')} label="State" />}
          <AbnField {...text('abn')} />
        </ProfileGroup>
        <ProfileGroup {...yourWork}>
          {isEmpty && last && <FillInButton {...last} label="Fill in from your last plan" />}
          <ProfileQuestions text={text} />
        </ProfileGroup>
        {saved ? (
          <Saved />
        ) : (
          <div>
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button type="submit" pending={pending} pendingText="Saving…">
                Save
              </Button>
              <Button variant="secondary" disabled={pending} onClick={cancel}>
                Cancel
              </Button>
            </div>
            <p className="mt-3 min-h-6 text-sm text-ink-soft">
              {unsaved && !pending && 'Not saved yet. Your changes are kept in this tab.'}
            </p>
          </div>
        )}
      </form>
    </ProfileFrame>
  );
}

/** The form without its answers. */
export const ProfileSkeleton = () => (
  <ProfileFrame answers={undefined}>
    <LoadingText />
    <div className="mt-6 flex flex-col gap-8">
      <ProfileGroup {...aboutYou}>
        <Skeleton className="h-70" />
      </ProfileGroup>
      <ProfileGroup {...yourWork}>
        <Skeleton className="h-120" />
      </ProfileGroup>
    </div>
  </ProfileFrame>
);
