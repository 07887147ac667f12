// Zod would otherwise test whether the content policy allows eval, and the browser reports each test as a
// violation. Zod reads this as it loads, so this module is the first import of the app.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
