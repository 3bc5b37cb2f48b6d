import { useSyncExternalStore } from 'react';
import { eachSecond } from './each-second.ts';

const second = 1_000;
const read = () => Math.floor(Date.now() / second) * second;

/** The device clock in epoch milliseconds, in whole seconds. The component re-renders every second. */
export const useNow = (): number => useSyncExternalStore(eachSecond, read, read);
