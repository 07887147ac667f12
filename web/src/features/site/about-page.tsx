import { brand } from '#shared/brand.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { addresses } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { askAbout } from '#web/lib/ask-about.ts';
import { Link } from '#web/lib/router/link.tsx';
import { ContactLine } from './contact-line.tsx';

const askWords = {
  id: 'ask-us',
  title: 'Ask us something',
  lead: 'A question, a mistake you found, or something you miss: tell us in a line, and we will write back.',
  question: 'What is it about?',
};

export default function AboutPage() {
  return (
    <div className="page-width py-10 sm:py-14">
      <article className="reading">
        <h1>About {brand}</h1>
        <p className="text-lg">
          {brand} is for people in Australia who want to start earning on their own account: beside a job,
          between jobs, or after years in one. It answers three questions in plain words: what you could earn,
          what it takes, and whether to believe it.
        </p>

        <h2>What is here</h2>
        <ul>
          <li>
            <strong>Income paths.</strong> Written guides to one way of earning each, with hours, costs and
            first steps. The first two sections are always open, and some paths are free from top to bottom.
          </li>
          <li>
            <strong>The path compiler.</strong> It turns your skills, interests, budget, weekly hours and
            income goal into a business plan, delivered as a PDF.
          </li>
          <li>
            <strong>The funding navigator.</strong> It matches your situation with grants, says why, and leads
            through each. So far it covers New South Wales, and says so for other states.
          </li>
          <li>
            <strong>Tool lists.</strong> A few tools we would set up ourselves, with what each is for.
          </li>
        </ul>

        <h2>Where the figures come from</h2>
        <p>
          A plan’s numbers come from one calculation, so the text, the tables and the charts always agree.
          Each figure is marked: yours, sourced, worked out from other figures, or our judgement. Prices,
          grants and fees carry the date we last checked them. Where we could not check a figure, we do not
          print it and point you to the official page instead.
        </p>
        <p>
          The same answers always give the same plan. When your goal does not fit your hours, the plan says
          what would have to change: the price, the hours, the date or the goal.
        </p>

        <h2>Who reads your plan</h2>
        <p>
          On Pro and Enterprise a person on our reviewing team reads your answers against{' '}
          <Link to={`${addresses.home()}#review`}>the six-point checklist</Link> before a plan is made from
          them. They approve it, or send it back with reasons. Basic is made without a review, which is why it
          costs less.
        </p>

        <h2>What we do not do</h2>
        <p>
          We do not promise income, and we do not give financial, legal or tax advice. We do not plan work
          that needs a licence you have not got, and we do not sell your answers to anybody.
        </p>

        <h2>What it costs</h2>
        <p>
          Looking around is free. Plans and paths are paid with tokens: one token is one Australian dollar,
          GST included. A Basic plan is 38.5 tokens, Pro 99 (was 121) and Enterprise 999. The{' '}
          <Link to={addresses.terms()}>terms</Link> say how long tokens last and what your rights are.
        </p>

        <h2>Who we are</h2>
        <p>
          {brand} is run by {provider.legalName}
          {provider.abn === null ? '' : `, ABN ${formatAbn(provider.abn)}`}. <ContactLine />
        </p>
        <p className="flex flex-col items-start gap-x-2 gap-y-3 pt-4 sm:flex-row">
          <ButtonLink to={addresses.buildPath()}>Browse income paths</ButtonLink>
          <span className="max-sm:-ml-5">
            <InterestButton label="Ask us something" words={askWords} send={askAbout('General')} />
          </span>
        </p>
      </article>
    </div>
  );
}
