import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileQuery, useUpdateBankAccountName } from '../../api/account.ts';
import { walletQuery } from '../../api/wallet.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactUs } from '../../errors/ContactUs.tsx';
import { terminalOf } from '../../errors/terminal.ts';
import { useRefusalToast } from '../../errors/use-refusal-toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { bankNameIsOffered } from '../../lib/latin-name.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/Toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { bankNameForm, type BankNameText } from './bank-name-form.ts';
import { BankNameFields } from './BankNameFields.tsx';
import { settledOffer } from './BankNameOffer.tsx';

/** Enters the bank account name in English (R-309…R-313). */
export function BankNameModal({ onClose }: { onClose: () => void }) {
  const t = useText('bankName');
  const titles = useText('titles');
  const refusal = useRefusalToast();
  const queries = useQueryClient();
  const profile = useQuery({
    ...profileQuery(),
    // Home has already loaded the account.
    placeholderData: () => queries.getQueryData(walletQuery().queryKey),
  });
  const save = useUpdateBankAccountName();
  const account = profile.data?.bankAccount;
  const member = profile.data?.profile;
  const form = useForm<BankNameText, Schemas['BankAccountNameRequest']>({
    resolver: zodResolver(bankNameForm(account?.bankCode ?? '')),
    defaultValues: { bankAccountName: '' },
  });
  // Without an offer the modal does not open, like an unknown name.
  if (save.isIdle && account && !bankNameIsOffered(account)) return null;
  const submit = form.handleSubmit(async (body) => {
    if (!member) return;
    refusal.takeAway();
    try {
      await save.mutateAsync({ body }, { onSuccess: onClose });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // /login or /terminated reports it; show nothing here.
      if (!terminalOf(error, true)) refusal.tell(error, t('maybeSaved'));
      form.setFocus('bankAccountName');
      return;
    }
    settledOffer.set(member._id);
    toast('success', t('saved'));
  });
  return (
    <Sheet title={titles('bankName')} openedBy="address" onClose={onClose}>
      <Loaded
        query={profile}
        skeleton={
          <Skeleton>
            <span />
            <span data-shape="facts" />
            <span data-shape="field" />
            <span data-shape="row" />
          </Skeleton>
        }
      >
        {({ bankAccount }) => (
          <BankNameFields
            form={form}
            account={bankAccount}
            busy={save.isPending || save.isSuccess}
            contact={<ContactUs shown={refusal.namesAdmin} />}
            onSubmit={submit}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
