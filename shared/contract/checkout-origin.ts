export const checkoutOrigin = 'https://checkout.stripe.com';
