import { VerifyEmail } from './verify-email-status.tsx';

export default function VerifyEmailPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2">Verify your email</h1>
        <VerifyEmail />
      </div>
    </div>
  );
}
