import fc from 'fast-check';

/* Properties run with the same cases each time, so that a test fails because of a change and not by chance.
   The nightly run uses other cases. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
