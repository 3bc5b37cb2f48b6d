import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd-mobile';
import i18next from 'i18next';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import * as z from 'zod/mini';
import type { paths } from '../../../generated/api.ts';

// The floor app of docs/performance.md: a login form with the required packages and nothing else. Any time above its
// time is the wallet's own.
const schema = z.object({ username: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) });
const api = createClient<paths>({ baseUrl: '/' });

function Login() {
  const { t } = useTranslation();
  const { register, handleSubmit } = useForm({ resolver: zodResolver(schema) });
  const login = useMutation({ mutationFn: (body: z.infer<typeof schema>) => api.POST('/api/login', { body }) });
  return (
    <form onSubmit={(event) => void handleSubmit((body) => login.mutate(body))(event)}>
      <h1>{t('wallet')}</h1>
      <input {...register('username')} />
      <input type="password" {...register('password')} />
      <Button type="submit" block>
        {t('wallet')}
      </Button>
    </form>
  );
}

/** The balance, after the two calls that a wallet needs for it. */
function Home() {
  const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
  const wallet = useQuery({
    queryKey: ['wallet'],
    queryFn: async () => {
      await api.GET('/api/wallet/refresh/slot', { headers });
      return (await api.GET('/api/wallet', { headers })).data;
    },
  });
  return <p>{Number(wallet.data?.wallet.amount).toLocaleString('en', { minimumFractionDigits: 2 })}</p>;
}

await i18next
  .use(initReactI18next)
  .init({ lng: 'th', defaultNS: 'common', resources: { th: { common: { wallet: 'กระเป๋าเงิน' } } } });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={i18next}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="/user/home" element={<Home />} />
            <Route path="*" element={<Login />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
