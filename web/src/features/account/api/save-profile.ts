import type { ProfileUpdate } from '#shared/contract/account.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import type { Country } from '#shared/domain/account/profile-options.ts';
import type { Refusal } from '#web/components/form/refusal.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { readSession } from '#web/lib/session.ts';
import { renameUser } from '#web/lib/store-session.ts';
import { type ProfileValues, profilePayload } from '../profile-values.ts';
import { refusalOf } from '../refusal-text.ts';

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
