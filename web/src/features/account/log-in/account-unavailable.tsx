import { useNavigate } from 'react-router-dom';
import { FailedPage } from '#web/components/failed/failed.tsx';

/** The session is still valid here, so nothing asks for a log-in. */
export default function AccountUnavailable({ why, destination }: { why: string; destination: string }) {
  const navigate = useNavigate();
  const onRetry = () => void navigate(destination, { replace: true });
  return (
    <FailedPage
      title="We couldn’t load your account"
      kept="You’re still logged in, and nothing is lost."
      failure={{ why, onRetry, count: 0, retrying: false }}
    />
  );
}
