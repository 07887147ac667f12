import fc from 'fast-check';

/* Properties are asked of the same cases at each run, so that a test fails by what was changed, not by chance;
   `npm run proof:properties` asks them of others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
