import type { ReactNode } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { budgetLabel, weeklyTimeLabel } from '#shared/domain/account/profile-options.ts';
import { chipsToText, parseChips } from '#web/components/chips/chip-list.ts';
import { Section } from '#web/components/page/section.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { OnDemand } from './tables/table-parts.tsx';

const listed = (text: string | null): string | null => text && chipsToText(parseChips(text));

const facts: readonly [label: string, answerOf: (user: UserEntity) => string | null][] = [
  ['Name', (user) => user.full_name],
  ['Email', (user) => user.email],
  ['Country', (user) => user.country],
  ['State', (user) => user.state],
  ['ABN', (user) => user.abn && formatAbn(user.abn)],
  ['Budget', (user) => user.budget && budgetLabel(user.budget)],
  ['Weekly time', (user) => user.weekly_time && weeklyTimeLabel(user.weekly_time)],
  ['Skills', (user) => listed(user.skills)],
  ['Interests', (user) => listed(user.interests)],
];

function Value({ text }: { text: string | null }) {
  return text ? <dd className="wrap-anywhere">{text}</dd> : <dd className="text-ink-soft">Not given</dd>;
}

const [alwaysShown, folded] = [facts.slice(0, 2), facts.slice(2)];

const Facts = ({ of, user }: { of: typeof facts; user: UserEntity }) => (
  <dl className="grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-2">
    {of.map(([label, answerOf]) => (
      <div key={label}>
        <dt className="text-sm text-ink-soft">{label}</dt>
        <Value text={answerOf(user)} />
      </div>
    ))}
  </dl>
);

/** Shown before the answers load. */
export const ProfileFrame = ({ children }: { children: ReactNode }) => (
  <Section
    title="Profile"
    action={
      <span className="flex flex-wrap gap-x-6">
        <TextLink to={addresses.profile()}>Edit profile</TextLink>
        <TextLink to={addresses.changePassword()}>Change password</TextLink>
      </span>
    }
  >
    {children}
  </Section>
);

/** The account's owner; the rest of the profile is folded. */
export function ProfileSection({ user }: { user: UserEntity }) {
  const given = folded.filter(([, answerOf]) => answerOf(user)).length;
  return (
    <ProfileFrame>
      <Facts of={alwaysShown} user={user} />
      <OnDemand name={`Your other answers (${given} of ${folded.length} given)`}>
        <Facts of={folded} user={user} />
      </OnDemand>
    </ProfileFrame>
  );
}
