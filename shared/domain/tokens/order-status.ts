export const orderStatuses = ['PENDING', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
