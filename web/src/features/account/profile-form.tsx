import { useState } from 'react';
import { profileUpdate, type UserEntity } from '#shared/contract/account.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { addresses } from '#web/config/addresses.ts';
import { useNavigate } from '#web/lib/router/use-router.ts';
import { readSession } from '#web/lib/session.ts';
import { saveProfile } from './api/save-profile.ts';
import { ProfileQuestions, StateField } from './profile-questions.tsx';
import { profileValues } from './profile-values.ts';

const secrets = [] as const;

interface ProfileFormProps {
  user: UserEntity;
  onSaved: () => void;
}

/** Not part of what can be saved here. */
function FixedFacts({ user }: { user: UserEntity }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">Email</dt>
        <dd className="wrap-anywhere">{user.email}</dd>
      </div>
      <div>
        <dt className="font-semibold">Country</dt>
        <dd>{user.country}</dd>
      </div>
    </dl>
  );
}

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const navigate = useNavigate();
  const [owner] = useState(() => readSession()?.userId);
  const { form, text, pending, refusal, attempts, problems, restored, unsaved, discard } = useForm({
    id: 'profile',
    owner,
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
  const cancel = () => {
    discard();
    void navigate(addresses.dashboard());
  };

  return (
    <form {...form} className="flex flex-col gap-5 pt-4">
      {refusal && <FormError key={attempts} takesFocus title={refusal.message} />}
      {problems.length > 1 && (
        <FormError key={`problems-${attempts}`} title="Please check these answers" fields={problems} />
      )}
      {restored && refusal === undefined && (
        <Banner tone="info" title="We kept what you typed" role="status">
          <p>It is not saved yet. Save it, or cancel to go back to your profile as it was.</p>
        </Banner>
      )}
      <FixedFacts user={user} />
      <TextField
        {...text('full_name')}
        label="Full name"
        required
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
      />
      {user.country === 'Australia' && <StateField {...text('state')} label="State" />}
      <ProfileQuestions text={text} />
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
          {unsaved && !pending && 'Not saved yet. What you typed is kept in this tab.'}
        </p>
      </div>
    </form>
  );
}
