/** What comes before a payment that is not made here. */
export const ContactSteps = () => (
  <div className="contact-steps">
    <p>You cannot buy these here.</p>
    <ol>
      <li>
        <strong>You write to us</strong> with what you have in mind.
      </li>
      <li>
        <strong>We decide</strong> whether we take you on: positions are limited.
      </li>
      <li>
        <strong>We agree by email</strong>, in writing, on what you get and when. Only then you pay.
      </li>
    </ol>
  </div>
);
