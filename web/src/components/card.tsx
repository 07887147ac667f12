import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  children: ReactNode;
  className?: string;
}

export function Card({ children, className }: CardProps) {
  return <div className={classNames('card p-5 sm:p-6', className)}>{children}</div>;
}
