import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registerOtpQuery } from '../../api/lookup.ts';
import { useSendOtp } from '../../api/otp.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { checkFrom, saysVerified, type PhoneCheck } from './phone-check.ts';

/**
 * Starts the check of a phone number: asks whether a code is needed, unless that is known, and sends one if so (R-163,
 * Without an answer to the first nothing is sent and nothing skipped. A number that is `known` already is not
 * asked about again.
 */
export function usePhoneCheck(known?: PhoneCheck) {
  const queries = useQueryClient();
  const send = useSendOtp();
  return useMutation<PhoneCheck, ApiError, string>({
    gcTime: 0,
    mutationFn: async (phone) => {
      if (known?.phone === phone) return known;
      const { registerOTP } = await queries.query(registerOtpQuery());
      if (!registerOTP) return { phone };
      try {
        return checkFrom(phone, await send.mutateAsync({ body: { phoneNumber: phone } }), performance.now());
      } catch (error) {
        if (error instanceof ApiError && saysVerified(error.code)) return { phone };
        throw error;
      }
    },
  });
}
