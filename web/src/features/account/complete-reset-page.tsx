import { CompleteReset } from './complete-reset-form.tsx';

export default function CompleteResetPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2">Choose a new password</h1>
        <CompleteReset />
      </div>
    </div>
  );
}
