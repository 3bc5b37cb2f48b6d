import './zod-config.ts';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { initI18n } from './i18n/i18n.ts';
import { readLocale } from './i18n/locale-store.ts';
import { settings } from './settings.ts';

const defaultLocale = settings.laos ? 'la' : 'th';
await initI18n({ defaultLocale, locale: readLocale(defaultLocale), namespaces: ['login'] });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
