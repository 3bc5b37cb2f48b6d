import { bankTypes } from '../../generated/known-values.ts';
import { knownValue } from './known-value.ts';

/** Whether a deposit bank is a payment gateway. */
export const isGateway = (bankType: string): boolean => knownValue(bankTypes, bankType) === 'PAYMENT';
