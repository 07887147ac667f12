/** Where Stripe's payment pages stand. */
export const checkoutOrigin = 'https://checkout.stripe.com';
