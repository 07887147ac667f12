import { useNavigate } from 'react-router-dom';
import { FailedPage } from '#web/components/failed/failed.tsx';

interface AccountUnavailableProps {
  why: string;
  destination: string;
}

/** Nobody has to log in here, so nothing says so. */
export default function AccountUnavailable({ why, destination }: AccountUnavailableProps) {
  const navigate = useNavigate();
  const onRetry = () => void navigate(destination, { replace: true });
  return (
    <FailedPage
      title="We couldn’t load your account"
      kept="Nothing is lost and you are still logged in."
      failure={{ why, onRetry, count: 0, retrying: false }}
    />
  );
}
