import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { provider } from '#web/config/site-facts.ts';
import { ContactLine } from './contact-line.tsx';

interface TermsSection {
  id: string;
  title: string;
  content: ReactNode;
}

const tokenValidity: readonly [size: string, validity: string][] = [
  ['Up to 100 tokens', '30 days'],
  ['More than 100, under 300', '45 days'],
  ['300 or more, under 1,000', '60 days'],
  ['1,000 or more', '90 days'],
];

/** The data we keep, and until when. */
const keptHowLong: readonly [what: string, howLong: string][] = [
  ['Your account, its answers and plan drafts', 'Until you delete the account'],
  ['Plan documents', 'Available for 30 days, then deleted within two weeks'],
  ['Payments', 'Without your name, for as long as tax law requires'],
  ['Requests and waitlists', 'Until you ask us to remove them or close your account'],
  ['Technical logs, without names or answers', 'Three months'],
  ['Your session', 'Eight hours, in your browser'],
  ['Grant answers, checklists and picked tools', 'In your browser only, until you clear it'],
];

const aboutAndAccount: TermsSection[] = [
  {
    id: 'about-these-terms',
    title: 'About these terms',
    content: (
      <>
        <p>
          {brand} is provided by {provider.legalName}
          {provider.abn === null ? '' : ` (ABN ${formatAbn(provider.abn)})`}
          {provider.address === null ? '' : `, ${provider.address}`} (“we”). These terms apply when you use
          this site, create an account, buy tokens, unlock a path or have a plan made. By creating an account
          you agree to them.
        </p>
        <p>
          If we change them in a way that matters to you, we will email you before it takes effect. What you
          bought before a change stays under the terms you bought it with.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          You need to be 18 or older, or have a parent’s or guardian’s agreement, to buy anything. Give us a
          working email address, keep your password to yourself, and tell us if you think someone else has
          used your account.
        </p>
        <p>
          You need to verify your email address before you submit a plan for review. You can download your
          data or close your account at any time. Tokens left in an account end when you close it.
        </p>
      </>
    ),
  },
];

const money: TermsSection[] = [
  {
    id: 'tokens',
    title: 'Tokens and payments',
    content: (
      <>
        <p>
          One token costs one Australian dollar. All prices are in Australian dollars and include GST.
          Payments go through Stripe; we never see or keep your card number. Each purchase has its own period
          of validity, counted from the moment the tokens are credited:
        </p>
        <table>
          <caption className="sr-only">How long tokens last, by the size of the purchase</caption>
          <thead>
            <tr>
              <th className="@max-[14rem]:wrap-anywhere @min-[14rem]:last:whitespace-nowrap" scope="col">
                Tokens bought in one payment
              </th>
              <th className="@max-[14rem]:wrap-anywhere @min-[14rem]:last:whitespace-nowrap" scope="col">
                Valid for
              </th>
            </tr>
          </thead>
          <tbody>
            {tokenValidity.map(([size, validity]) => (
              <tr key={size}>
                <th className="@max-[14rem]:wrap-anywhere font-medium text-start text-balance" scope="row">
                  {size}
                </th>
                <td className="@max-[14rem]:wrap-anywhere">{validity}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Tokens that expire first are spent first. Your dashboard shows the next expiry, and tokens past it
          can no longer be spent. Tokens cannot be transferred to another account or exchanged for cash,
          except where section 5 says so. If a plan costs more than your balance, you pay only the difference
          (at least 50 cents; what is left over stays yours as tokens).
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Paths, plans and reviews',
    content: (
      <>
        <p>
          Unlocking a path opens its whole text to your account. It is for your own use; please do not publish
          or resell it. A plan is made from the answers you submit, and only one plan can be in progress at a
          time.
        </p>
        <ul>
          <li>
            <strong>Basic</strong> ({formatTokens(planPrices.BASIC)}): one plan, made without a review.
          </li>
          <li>
            <strong>Pro</strong> ({formatTokens(planPrices.PRO)}): reviewed by a person, with one revision if
            it is sent back.
          </li>
          <li>
            <strong>Enterprise</strong> ({formatTokens(planPrices.ENTERPRISE)}): up to three reviews.
          </li>
        </ul>
        <p>
          Reviews take 1–48 hours, and making the plan typically takes 1–48 hours more. If the last review
          your plan includes ends in a rejection, there is no change-of-mind refund, because the review has
          been done. We tell you why. We may refuse to plan work that needs a licence you do not hold, or that
          is unlawful or harmful.
        </p>
        <p>
          You can open your PDF here for 30 days, and the link in your email works for the same time. Please
          save a copy, because we don’t offer it after that.
        </p>
      </>
    ),
  },
];

const rights: TermsSection[] = [
  {
    id: 'refunds',
    title: 'Refunds and your consumer rights',
    content: (
      <>
        <p>
          We do not refund tokens, unlocked paths or plans because you changed your mind. You keep your rights
          under the Australian Consumer Law: our services come with guarantees that cannot be excluded. We
          must provide them with due care and skill and within a reasonable time, and they must be fit for the
          purpose we agreed.
        </p>
        <p>
          If something we provide fails one of these guarantees, you are entitled to have it fixed. For a
          major failure you can cancel and get a refund of the unused part, or compensation for its lower
          value. You are also entitled to compensation for other loss that was reasonably foreseeable. If a
          plan you paid for cannot be made, write to us and we will return the tokens or the money. Payments
          made by mistake or charged twice are returned as well.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer: estimates, not promises',
    content: (
      <>
        <p>
          Plans, paths and grant pages are general information. They are not financial, legal or tax advice
          and do not take your whole situation into account. Figures are estimates, not promises: they rest on
          your answers and on stated assumptions. Your results can be lower, including nothing at all. Please
          ask a qualified adviser before you commit money you cannot spare.
        </p>
        <p>
          Grants, fees and prices of other providers change. We print the date we last checked them, but the
          official page is what counts. A match here is not a decision by the body that gives the grant. Links
          lead to sites we do not run.
        </p>
        <p>
          Subject to your rights under section 5, we are not liable for business decisions you make or for
          loss we could not reasonably foresee.
        </p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy, law and contact',
    content: (
      <>
        <p>
          We keep what you enter to run your account, make your plans and answer you. Reviewers see the
          answers you submit for review, but not your payments. Your data is stored in Sydney, and we do not
          sell it or use it for advertising. Stripe handles payments, and our hosting provider stores data and
          sends email on our behalf.
        </p>
        <p>
          You can see, correct, download and delete your data. When you delete your account we remove your
          personal details; records of payments are kept without your name for as long as tax law requires.
          The draft of a plan is saved to your account as you type; what you type into any other form stays in
          its tab until you send it. This site uses no tracking cookies.
        </p>
        <table>
          <caption className="sr-only">What we keep, and for how long</caption>
          <thead>
            <tr>
              <th className="@max-[14rem]:wrap-anywhere @min-[14rem]:last:whitespace-nowrap" scope="col">
                What
              </th>
              <th className="@max-[14rem]:wrap-anywhere @min-[14rem]:last:whitespace-nowrap" scope="col">
                How long
              </th>
            </tr>
          </thead>
          <tbody>
            {keptHowLong.map(([what, howLong]) => (
              <tr key={what}>
                <th className="@max-[14rem]:wrap-anywhere font-medium text-start text-balance" scope="row">
                  {what}
                </th>
                <td className="@max-[14rem]:wrap-anywhere">{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          The law of New South Wales applies, without taking away protection you have where you live.{' '}
          <ContactLine /> If we cannot settle a matter, NSW Fair Trading or your state’s consumer body can
          help.
        </p>
      </>
    ),
  },
];

export const termsSections: readonly TermsSection[] = [...aboutAndAccount, ...money, ...rights];
