import { ChangePassword } from './change-password-form.tsx';

export default function ChangePasswordPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2">Change your password</h1>
        <ChangePassword />
      </div>
    </div>
  );
}
