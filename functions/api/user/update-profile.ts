import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';

export function updateProfile(
  accounts: Pick<AccountStore, 'replaceProfile'>,
): RouteHandler<typeof userRoutes.updateProfile> {
  return async ({ session, body }) => {
    const { userId, account } = session;
    const saved = await accounts.replaceProfile(userId, {
      full_name: body.full_name,
      state: account.profile.country === 'Australia' ? (body.state ?? null) : null,
      abn: body.abn ?? null,
      skills: body.skills ?? null,
      interests: body.interests ?? null,
      budget: body.budget ?? null,
      weekly_time: body.weekly_time ?? null,
    });
    // The account was deleted in the meantime.
    return saved ? acknowledge('Your profile has been saved.') : refuse('session-invalid');
  };
}
