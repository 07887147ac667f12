import { Navigate, useSearchParams } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useReason } from '../log-in/reason-to-log-in.tsx';
import SignUpOffer from './sign-up-offer.tsx';

export default function SignUpPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const ref = search.get('ref');
  const destination = safeReturnPath(ref);
  const reason = useReason(destination);
  const logInAddress = addresses.logIn(ref === null ? {} : { ref });

  if (session !== null) return <Navigate replace to={destination} />;
  return <SignUpOffer {...{ reason, destination, logInAddress }} />;
}
