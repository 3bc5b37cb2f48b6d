import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registerOtpQuery } from '../../api/lookup.ts';
import { useSendOtp } from '../../api/otp.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { checkFrom, saysVerified, type PhoneCheck } from './register-rules.ts';

/**
 * Checks a phone number: asks whether a code is needed, unless known, and sends one if so. Without an answer nothing is
 * sent and no step is skipped. A `known` number is not checked again.
 */
export function usePhoneCheck(known?: PhoneCheck) {
  const queries = useQueryClient();
  const send = useSendOtp();
  return useMutation<PhoneCheck, ApiError, string>({
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
