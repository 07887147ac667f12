import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileUpdate, type UserEntity } from '#shared/contract/account.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { FormProblems } from '#web/components/form/form-problems.tsx';
import { FormRefusal } from '#web/components/form/form-refusal.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { addresses } from '#web/config/addresses.ts';
import { AbnField } from './abn-field.tsx';
import { profileNames } from './answer-names.ts';
import { saveProfile } from './api/save-profile.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileGroup } from './profile-group.tsx';
import { NameField, ProfileQuestions, StateField } from './profile-questions.tsx';
import { profileValues } from './profile-values.ts';

const secrets = [] as const;

interface ProfileFormProps {
  user: UserEntity;
  saved: boolean;
  onSaved: () => void;
  /** Content above the form, in its column. */
  children: ReactNode;
  /** Content of the other column. */
  account: ReactNode;
}

export const aboutYou = {
  title: 'Your details',
  note: 'Used in your plans and to pre-fill grant questions.',
};
export const yourWork = {
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
