import { ReturnedExample } from '#web/components/review/returned-example.tsx';
import { ReviewChecklist } from '#web/components/review/review-checklist.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';

/** The person of “a person checks it”: what they look at, and what a remark of theirs reads like. */
const ReviewLook = () => (
  <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]">
    <div>
      <h3 className="text-lg">What the reviewer checks</h3>
      <p className="mt-1 text-ink-soft">
        Our reviewing team sees the answers you submit, and nothing of your payments.
      </p>
      {/* A phone has the names; what each means stands where the link leads. */}
      <ReviewChecklist className="mt-3 border-b border-line max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] max-sm:[&_span]:hidden" />
      <TextLink to={`${addresses.about()}#plan-making`}>Who reads it, and what they can see</TextLink>
    </div>
    <div>
      <h3 className="text-lg">What a comment looks like</h3>
      <ReturnedExample isOnPaper />
    </div>
  </div>
);

export default ReviewLook;
