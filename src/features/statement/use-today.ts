import dayjs from 'dayjs';
import { useSyncExternalStore } from 'react';
import { eachSecond } from '../../ui/each-second.ts';

const read = () => dayjs().format('YYYY-MM-DD');

/** The day on the device, `YYYY-MM-DD`. The component re-renders at midnight. */
export const useToday = (): string => useSyncExternalStore(eachSecond, read, read);
