import { addresses } from '#web/config/addresses.ts';
import { useSearchParams } from '#web/lib/router/use-router.ts';
import { RequestReset } from './request-reset-form.tsx';
import { keepResetReturn } from './reset-return.ts';

export default function RequestResetPage() {
  const [search] = useSearchParams();
  const ref = search.get('ref');
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2">Reset your password</h1>
        <RequestReset
          logInAddress={addresses.logIn(ref === null ? {} : { ref })}
          onSend={() => keepResetReturn(ref)}
        />
      </div>
    </div>
  );
}
