/** The origin of Stripe's payment pages. */
export const checkoutOrigin = 'https://checkout.stripe.com';
