import type { ProfileUpdate, UserEntity } from '#shared/contract/account.ts';
import type { BodyInputOf } from '#shared/contract/route.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import type { Country } from '#shared/domain/account/profile-options.ts';
import { chipsToText, parseChips } from '#web/components/chips/chip-list.ts';
import type { Refusal } from '#web/components/form/form-refusal.tsx';
import { callRoute } from '#web/lib/api/call-route.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';
import { readSession } from '#web/lib/session/session.ts';
import { renameUser } from '#web/lib/session/store-session.ts';
import { refusalOf } from '../form/refusal-text.ts';

type ProfilePayload = BodyInputOf<typeof userRoutes.updateProfile>;

/** The profile as the form shows it, its fields in the order of the page. */
export const profileValues = (user: UserEntity) => ({
  full_name: user.full_name,
  state: user.state ?? '',
  abn: formatAbn(user.abn ?? ''),
  skills: chipsToText(parseChips(user.skills ?? '')),
  interests: chipsToText(parseChips(user.interests ?? '')),
  budget: user.budget ?? '',
  weekly_time: user.weekly_time ?? '',
});

export type ProfileValues = ReturnType<typeof profileValues>;

/** The payload: null for blank answers, and no country, which stays as it is. */
export const profilePayload = (answers: ProfileUpdate, country: Country): ProfilePayload => ({
  full_name: answers.full_name,
  state: country === 'Australia' ? (answers.state ?? null) : null,
  abn: answers.abn ?? null,
  skills: answers.skills || null,
  interests: answers.interests || null,
  budget: answers.budget ?? null,
  weekly_time: answers.weekly_time ?? null,
});

/** Saves the profile and updates the name in the header, or returns a refusal. */
export async function saveProfile(
  answers: ProfileUpdate,
  country: Country,
): Promise<Refusal<ProfileValues> | undefined> {
  const userId = readSession()?.userId;
  const result = await callRoute(userRoutes.updateProfile, { body: profilePayload(answers, country) });
  if (!result.ok) return refusalOf(result, 'Failed to update profile.');
  tellAccountChange('user');
  // Another account may have logged in meanwhile, in another tab.
  const session = readSession();
  if (session !== null && session.userId === userId) renameUser(answers.full_name);
  return undefined;
}
