import { addressGroup } from '#functions/http/address-group.ts';
import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { InterestStore } from '#functions/stores/interests.ts';
import type { Limit, LimitStore } from '#functions/stores/limits.ts';
import type { interestRoutes } from '#shared/contract/routes/interest.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { interestsOfEmail } from '../account-limits.ts';

interface InterestDependencies {
  clock: Clock;
  accounts: Pick<AccountStore, 'staysCheck'>;
  interests: Pick<InterestStore, 'add'>;
  limits: Pick<LimitStore, 'attempt'>;
  interestsOfAddress: Limit;
}

/** Stored for staff to read. It sends no mail, so it cannot be used to send mail to another person's address. */
export function submitInterest({
  clock,
  accounts,
  interests,
  limits,
  interestsOfAddress,
}: InterestDependencies): RouteHandler<typeof interestRoutes.submitInterest> {
  return async ({ session, body, request }) => {
    const byAddress = await limits.attempt(interestsOfAddress, addressGroup(request.clientAddress));
    if (!byAddress.allowed) return refuse('too-many-requests', byAddress);
    const byEmail = await limits.attempt(interestsOfEmail, body.email);
    if (!byEmail.allowed) return refuse('too-many-requests', byEmail);
    const [sender, check] =
      session === undefined ? [{}, []] : [{ userId: session.userId }, [accounts.staysCheck(session.userId)]];
    if (!(await interests.add({ ...body, ...sender, createdAtMs: clock.nowMs() }, check)))
      return refuse('account-leaving');
    return acknowledge('Thank you. We’ll be in touch.');
  };
}
