import { RequestReset } from '../features/account/request-reset-form.tsx';

export default function RequestResetPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2">Reset your password</h1>
        <RequestReset />
      </div>
    </div>
  );
}
